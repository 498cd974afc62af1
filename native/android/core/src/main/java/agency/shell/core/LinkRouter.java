package agency.shell.core;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** Decides where a link leads. From a payment origin until back on ours, https pages of the main frame stay inside. */
public final class LinkRouter {
    private static final Set<String> APP_SCHEMES = new HashSet<String>(Arrays.asList(
            "tel", "mailto", "sms", "smsto", "geo", "whatsapp",
            "upi", "tez", "gpay", "phonepe", "paytmmp", "paytm", "bhim", "credpay", "mobikwik"));

    private final OriginPolicy policy;
    private final String ownPackage;

    public LinkRouter(OriginPolicy policy, String ownPackage) {
        this.policy = policy;
        this.ownPackage = ownPackage;
    }

    /** @param inPayment whether a payment is under way */
    public Route route(String url, boolean mainFrame, boolean inPayment) {
        Address address = Address.read(url);
        if (address == null) return blocked(url, inPayment);
        if (APP_SCHEMES.contains(address.scheme)) return app(url, null, inPayment);
        if (address.scheme.equals("intent")) return intent(url, mainFrame, inPayment);
        if (!mainFrame) return inFrame(address, url, inPayment);
        if (address.scheme.equals("http")) return browser(url, inPayment);
        if (!address.scheme.equals("https")) return blocked(url, inPayment);
        if (policy.isOurs(address)) return new Route(Route.Go.INSIDE, url, null, true, false);
        if (inPayment || policy.isPayment(address)) return new Route(Route.Go.INSIDE, url, null, false, true);
        return browser(url, false);
    }

    private static Route inFrame(Address address, String url, boolean inPayment) {
        boolean empty = url.equals("about:blank") || url.equals("about:srcdoc");
        return empty || address.scheme.equals("https")
                ? new Route(Route.Go.INSIDE, url, null, false, inPayment)
                : blocked(url, inPayment);
    }

    private Route intent(String link, boolean mainFrame, boolean inPayment) {
        IntentLink asked = IntentLink.read(link);
        if (asked == null || ownPackage.equals(asked.packageName)) return blocked(link, inPayment);
        if (APP_SCHEMES.contains(asked.scheme)) return app(asked.url, asked.packageName, inPayment);
        // A frame may open an app, but it does not lead the page around it elsewhere.
        if (!mainFrame) return blocked(link, inPayment);
        String page = isWeb(asked.url) ? asked.url : asked.fallback;
        return isWeb(page) ? route(page, true, inPayment) : blocked(link, inPayment);
    }

    private static boolean isWeb(String url) {
        Address address = Address.read(url);
        return address != null && address.origin != null;
    }

    private static Route app(String url, String packageName, boolean inPayment) {
        return new Route(Route.Go.APP, url, packageName, false, inPayment);
    }

    private static Route browser(String url, boolean inPayment) {
        return new Route(Route.Go.BROWSER, url, null, false, inPayment);
    }

    private static Route blocked(String url, boolean inPayment) {
        return new Route(Route.Go.BLOCKED, url, null, false, inPayment);
    }
}
