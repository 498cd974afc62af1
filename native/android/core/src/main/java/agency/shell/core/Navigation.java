package agency.shell.core;

/**
 * What the main frame is doing: whether it pays, and whether the page in it has the bridge. A bridge that is attached or
 * taken away counts from the next page on; hence what is attached is decided before a page is loaded.
 */
public final class Navigation {
    private final LinkRouter router;
    private boolean inPayment;
    private boolean attached = true;
    private boolean missing;

    public Navigation(LinkRouter router) {
        this.router = router;
    }

    /** A link of the main frame or of a frame, before it is followed. */
    public Route follow(String url, boolean mainFrame) {
        Route route = router.route(url, mainFrame, inPayment);
        if (mainFrame && route.go == Route.Go.INSIDE) enter(route);
        return route;
    }

    /**
     * A page of the main frame begins to load. A form that was posted, and what the server made of it, is seen here for the
     * first time. @return where it should have gone; anything but INSIDE is to be stopped
     */
    public Route begin(String url) {
        boolean hadBridge = attached;
        Route route = router.route(url, true, inPayment);
        if (route.go == Route.Go.INSIDE) {
            enter(route);
            missing = route.bridge && !hadBridge;
        }
        return route;
    }

    /** @return whether the page that is there now must be loaded once more to get its bridge */
    public boolean lacksBridge() {
        boolean lacks = missing;
        missing = false;
        return lacks;
    }

    /** Whether the next page shall have the bridge. */
    public boolean attached() {
        return attached;
    }

    public boolean inPayment() {
        return inPayment;
    }

    /** After the app was restored, or a renderer crashed: only our own pages are loaded anew. */
    public void reset() {
        inPayment = false;
        attached = true;
        missing = false;
    }

    private void enter(Route route) {
        inPayment = route.inPayment;
        attached = route.bridge;
    }
}
