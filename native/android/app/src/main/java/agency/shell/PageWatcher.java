package agency.shell;

import agency.shell.core.Navigation;
import agency.shell.core.OriginPolicy;
import agency.shell.core.Route;
import android.graphics.Bitmap;
import android.net.http.SslError;
import android.webkit.RenderProcessGoneDetail;
import android.webkit.SslErrorHandler;
import android.webkit.WebResourceError;
import android.webkit.WebResourceRequest;
import android.webkit.WebView;
import android.webkit.WebViewClient;

/** Follows what the WebView loads, and lets nothing in that does not belong there. */
final class PageWatcher extends WebViewClient {
    /** What the screen around the page does about it. */
    interface Screen {
        void leave(String url, String packageName);

        void home();

        /** Of the next page. */
        void attachBridge(boolean wanted);

        void began();

        void shown();

        /** The way back may have changed. */
        void moved();

        void failed(boolean unsafe);

        void crashed(WebView gone);
    }

    private final Screen screen;
    private final Navigation navigation;
    private final OriginPolicy policy;
    /** The address that the main frame was last sent to. */
    private String going;
    private boolean failed;

    PageWatcher(Screen screen, Navigation navigation, OriginPolicy policy) {
        this.screen = screen;
        this.navigation = navigation;
        this.policy = policy;
    }

    /** Of API 24; the older one with the address alone says nothing about frames. */
    public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) {
        String url = request.getUrl().toString();
        Route route = navigation.follow(url, request.isForMainFrame());
        screen.attachBridge(navigation.attached());
        if (route.go != Route.Go.INSIDE) {
            open(route);
            return true;
        }
        if (request.isForMainFrame()) going = route.url;
        if (route.url.equals(url)) return false;
        view.loadUrl(route.url);
        return true;
    }

    @Override
    public void onPageStarted(WebView view, String url, Bitmap icon) {
        failed = false;
        Route route = navigation.begin(url);
        screen.attachBridge(navigation.attached());
        if (route.go == Route.Go.INSIDE) {
            screen.began();
            return;
        }
        // It was posted or redirected there, and stands in the app already.
        view.stopLoading();
        open(route);
        screen.home();
    }

    private void open(Route route) {
        if (route.go == Route.Go.BROWSER || route.go == Route.Go.APP) screen.leave(route.url, route.packageName);
    }

    @Override
    public void onPageFinished(WebView view, String url) {
        if (!failed) screen.shown();
    }

    @Override
    public void doUpdateVisitedHistory(WebView view, String url, boolean isReload) {
        screen.moved();
    }

    @Override
    public void onReceivedError(WebView view, WebResourceRequest request, WebResourceError error) {
        if (request.isForMainFrame()) fail(false);
    }

    @Override
    public void onReceivedSslError(WebView view, SslErrorHandler handler, SslError error) {
        handler.cancel();
        // Of the page itself; a picture from elsewhere that cannot be had is no reason to hide it.
        String url = error.getUrl();
        if (url != null && (policy.isOurs(url) || url.equals(going) || url.equals(view.getUrl()))) fail(true);
    }

    private void fail(boolean unsafe) {
        failed = true;
        screen.failed(unsafe);
    }

    /** Of API 26. @return that the app goes on */
    public boolean onRenderProcessGone(WebView view, RenderProcessGoneDetail detail) {
        screen.crashed(view);
        return true;
    }
}
