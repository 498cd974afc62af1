package agency.shell;

import agency.shell.core.Bridge;
import android.app.Activity;
import android.webkit.JavascriptInterface;

/**
 * What pages call. Any frame can, on a thread of its own: so nothing is returned and nothing decided here; `Bridge` looks on
 * the main thread whose page is in front.
 */
final class NativeBridge {
    static final String NAME = "AndroidInterface";

    private final Activity activity;
    private final Bridge bridge;

    NativeBridge(Activity activity, Bridge bridge) {
        this.activity = activity;
        this.bridge = bridge;
    }

    @JavascriptInterface
    public void signInWithGoogle() {
        activity.runOnUiThread(new Runnable() {
            @Override
            public void run() {
                bridge.signInWithGoogle();
            }
        });
    }

    @JavascriptInterface
    public void signInWithGoogle(String scope) {
        signInWithGoogle();
    }

    @JavascriptInterface
    public void postMessage(final String json) {
        activity.runOnUiThread(new Runnable() {
            @Override
            public void run() {
                bridge.receive(json);
            }
        });
    }
}
