package androidx.webkit;

import android.net.Uri;
import android.webkit.WebView;
import java.util.Set;

public class WebViewCompat {
    private WebViewCompat() {}

    public interface WebMessageListener {
        void onPostMessage(
                WebView view, WebMessageCompat message, Uri sourceOrigin, boolean isMainFrame, JavaScriptReplyProxy reply);
    }

    public static void addWebMessageListener(
            WebView webView, String jsObjectName, Set<String> allowedOriginRules, WebMessageListener listener) {
        throw new UnsupportedOperationException();
    }

    public static ScriptHandler addDocumentStartJavaScript(
            WebView webView, String script, Set<String> allowedOriginRules) {
        throw new UnsupportedOperationException();
    }
}
