package agency.shell.core;

/** Where a link leads. */
public final class Route {
    public enum Go {
        /** In the app. */
        INSIDE,
        /** In the system's browser. */
        BROWSER,
        /** In the app for its scheme. */
        APP,
        BLOCKED
    }

    public final Go go;
    /** What is opened; the link itself, or what an intent link stands for. */
    public final String url;
    /** The app that an intent link names, or null. */
    public final String packageName;
    /** Whether the page that is loaded has the bridge. */
    public final boolean bridge;
    /** Whether a payment is under way afterwards. */
    public final boolean inPayment;

    Route(Go go, String url, String packageName, boolean bridge, boolean inPayment) {
        this.go = go;
        this.url = url;
        this.packageName = packageName;
        this.bridge = bridge;
        this.inPayment = inPayment;
    }
}
