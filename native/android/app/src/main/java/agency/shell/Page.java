package agency.shell;

import agency.shell.core.Bridge;
import android.webkit.ValueCallback;
import android.webkit.WebView;

/** The main frame, as the bridge sees it. */
final class Page implements Bridge.Page {
    private WebView web;

    void is(WebView web) {
        this.web = web;
    }

    @Override
    public String url() {
        return web == null ? null : web.getUrl();
    }

    @Override
    public void run(String script, final Bridge.Answer answer) {
        web.evaluateJavascript(script, new ValueCallback<String>() {
            @Override
            public void onReceiveValue(String value) {
                answer.is(value);
            }
        });
    }
}
