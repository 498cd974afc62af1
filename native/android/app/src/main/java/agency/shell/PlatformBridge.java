package agency.shell;

import agency.shell.core.Bridge;
import android.annotation.SuppressLint;
import android.app.Activity;
import android.webkit.WebView;

/** With the platform's own means: an object that every frame of the next page sees. */
final class PlatformBridge implements BridgeAttachment {
    private final WebView web;
    private final NativeBridge called;
    private boolean attached;

    PlatformBridge(Activity activity, WebView web, Bridge bridge) {
        this.web = web;
        this.called = new NativeBridge(activity, bridge);
    }

    @Override
    @SuppressLint("JavascriptInterface")
    public void set(boolean wanted) {
        if (wanted == attached) return;
        attached = wanted;
        if (wanted) web.addJavascriptInterface(called, NativeBridge.NAME);
        else web.removeJavascriptInterface(NativeBridge.NAME);
    }

    @Override
    public boolean countsFromNextPage() {
        return true;
    }
}
