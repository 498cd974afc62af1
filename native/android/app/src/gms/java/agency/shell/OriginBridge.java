package agency.shell;

import agency.shell.core.Bridge;
import agency.shell.core.OriginPolicy;
import android.net.Uri;
import android.webkit.WebView;
import androidx.webkit.JavaScriptReplyProxy;
import androidx.webkit.WebMessageCompat;
import androidx.webkit.WebViewCompat;
import java.util.Collections;
import java.util.Set;

/** The same object for pages of our origin only: the WebView itself keeps it from every other, frames included. */
final class OriginBridge implements BridgeAttachment {
    private static final String PORT = "__nativePort";
    private static final String SCRIPT = "(function(){"
            + "var port=window." + PORT + ";if(!port||self!==top)return;"
            + "var ask=function(o){port.postMessage(JSON.stringify(o))};"
            + "Object.defineProperty(window,'" + NativeBridge.NAME + "',{value:Object.freeze({"
            + "signInWithGoogle:function(scope){ask({action:'googleSignIn',scope:scope?String(scope):undefined})},"
            + "postMessage:function(json){port.postMessage(String(json))}"
            + "})})})()";

    OriginBridge(WebView web, final OriginPolicy policy, final Bridge bridge) {
        Set<String> ours = Collections.singleton(policy.origin());
        WebViewCompat.addWebMessageListener(web, PORT, ours, new WebViewCompat.WebMessageListener() {
            @Override
            public void onPostMessage(
                    WebView view, WebMessageCompat message, Uri source, boolean isMainFrame, JavaScriptReplyProxy reply) {
                if (isMainFrame && policy.isOurs(source.toString())) bridge.receive(message.getData());
            }
        });
        WebViewCompat.addDocumentStartJavaScript(web, SCRIPT, ours);
    }

    @Override
    public void set(boolean wanted) {
        // Which pages have it is settled by their origin.
    }

    @Override
    public boolean countsFromNextPage() {
        return false;
    }
}
