package agency.shell;

import agency.shell.core.Bridge;
import android.app.Activity;
import android.webkit.WebView;

/** Without Google's libraries. */
final class Flavour {
    private Flavour() {}

    static Bridge.GoogleSignIn googleSignIn(
            Activity activity, Owner owner, Answers answers, BrowserSignIn browser) {
        return browser;
    }

    static BridgeAttachment attach(Activity activity, WebView web, Owner owner, Bridge bridge) {
        return new PlatformBridge(activity, web, bridge);
    }
}
