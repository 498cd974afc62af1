package agency.shell;

import agency.shell.core.Bridge;
import android.app.Activity;
import android.webkit.WebView;
import androidx.webkit.WebViewFeature;

/** With Google's and Android's own libraries; without what a phone lacks of them as the other flavour does it. */
final class Flavour {
    private Flavour() {}

    static Bridge.GoogleSignIn googleSignIn(
            Activity activity, Owner owner, Answers answers, BrowserSignIn browser) {
        return owner.googleWebClientId.isEmpty()
                ? browser
                : new AccountSheet(activity, owner.googleWebClientId, answers, browser);
    }

    static BridgeAttachment attach(Activity activity, WebView web, Owner owner, Bridge bridge) {
        return WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)
                        && WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT)
                ? new OriginBridge(web, owner.policy, bridge)
                : new PlatformBridge(activity, web, bridge);
    }
}
