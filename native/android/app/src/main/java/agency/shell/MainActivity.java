package agency.shell;

import agency.shell.core.Bridge;
import agency.shell.core.LinkRouter;
import agency.shell.core.Navigation;
import agency.shell.core.SignInSession;
import android.annotation.SuppressLint;
import android.app.Activity;
import android.content.Intent;
import android.content.pm.ApplicationInfo;
import android.content.pm.PackageManager;
import android.content.res.Configuration;
import android.net.Uri;
import android.os.Bundle;
import android.os.SystemClock;
import android.view.View;
import android.view.ViewGroup;
import android.webkit.CookieManager;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import android.webkit.WebSettings;
import android.webkit.WebView;
import android.widget.FrameLayout;

/** The one screen: the site, what lies over it when it cannot be had, and the ways out. */
public final class MainActivity extends Activity implements PageWatcher.Screen {
    private static final String SHOWN = "shown";

    private Owner owner;
    private Navigation navigation;
    private Bridge bridge;
    private BrowserSignIn browserSignIn;
    private Uploads uploads;
    private Downloads downloads;
    private BackKey backKey;
    private FrameLayout root;
    private Offline offline;
    private WebView web;
    private BridgeAttachment attachment;
    private final Page page = new Page();

    @Override
    protected void onCreate(Bundle saved) {
        super.onCreate(saved);
        owner = new Owner(this);
        navigation = new Navigation(new LinkRouter(owner.policy, getPackageName()));
        Answers answers = new Answers();
        browserSignIn = new BrowserSignIn(this, owner.policy, answers);
        Bridge.GoogleSignIn google = Flavour.googleSignIn(this, owner, answers, browserSignIn);
        bridge = new Bridge(owner.policy, page, google, new Bridge.Clock() {
            @Override
            public long now() {
                return SystemClock.elapsedRealtime();
            }
        }, version());
        answers.goTo(bridge);
        uploads = new Uploads(this);
        downloads = new Downloads(this, owner.policy);
        backKey = new BackKey(this, new Runnable() {
            @Override
            public void run() {
                back();
            }
        });
        root = new FrameLayout(this);
        offline = new Offline(this, new Runnable() {
            @Override
            public void run() {
                retry();
            }
        });
        root.addView(offline, fill());
        setContentView(root);
        Edges.keepClear(getWindow(), root, getColor(R.color.bar));
        if ((getApplicationInfo().flags & ApplicationInfo.FLAG_DEBUGGABLE) != 0)
            WebView.setWebContentsDebuggingEnabled(true);
        String asked = saved == null ? take(getIntent()) : saved.getString(SHOWN);
        open(asked == null ? owner.startUrl : asked);
    }

    /** A new WebView with a page of ours in it; the one before, if any, is gone. */
    @SuppressLint("SetJavaScriptEnabled")
    private void open(String url) {
        web = new WebView(this);
        WebSettings settings = web.getSettings();
        settings.setJavaScriptEnabled(true);
        settings.setDomStorageEnabled(true);
        settings.setAllowFileAccess(false);
        settings.setAllowContentAccess(false);
        settings.setMixedContentMode(WebSettings.MIXED_CONTENT_NEVER_ALLOW);
        settings.setGeolocationEnabled(false);
        settings.setSupportMultipleWindows(false);
        // Pages may be enlarged by hand, and text is as large as the phone's owner wants it.
        settings.setBuiltInZoomControls(true);
        settings.setDisplayZoomControls(false);
        CookieManager.getInstance().setAcceptThirdPartyCookies(web, false);
        zoomText(getResources().getConfiguration());
        web.setBackgroundColor(getColor(R.color.background));
        page.is(web);
        attachment = Flavour.attach(this, web, owner, bridge);
        navigation.reset();
        attachment.set(true);
        web.setWebViewClient(new PageWatcher(this, navigation, owner.policy));
        web.setWebChromeClient(new WebChromeClient() {
            @Override
            public boolean onShowFileChooser(
                    WebView view, ValueCallback<Uri[]> field, FileChooserParams asked) {
                if (!owner.policy.isOurs(view.getUrl())) return false;
                uploads.choose(field, asked);
                return true;
            }
        });
        web.setDownloadListener(downloads);
        root.addView(web, 0, fill());
        web.loadUrl(url);
    }

    private static ViewGroup.LayoutParams fill() {
        return new FrameLayout.LayoutParams(
                ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT);
    }

    /** What the app was opened with. @return a page of ours to show, or null */
    private String take(Intent intent) {
        String url = intent == null ? null : intent.getDataString();
        if (url == null || !owner.policy.isOurs(url)) return null;
        if (!SignInSession.isReturn(owner.policy, url)) return url;
        browserSignIn.take(url);
        return null;
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        String url = take(intent);
        if (url != null) show(url);
    }

    /** Leaves whatever is there for a page of ours. */
    private void show(String url) {
        navigation.reset();
        attachment.set(true);
        web.loadUrl(url);
    }

    @Override
    public void onConfigurationChanged(Configuration now) {
        super.onConfigurationChanged(now);
        zoomText(now);
    }

    private void zoomText(Configuration now) {
        web.getSettings().setTextZoom(Math.round(now.fontScale * 100));
    }

    @Override
    protected void onSaveInstanceState(Bundle saved) {
        super.onSaveInstanceState(saved);
        // Never a page of a payment: what it was posted with is gone.
        if (owner.policy.isOurs(web.getUrl())) saved.putString(SHOWN, web.getUrl());
    }

    @Override
    protected void onResume() {
        super.onResume();
        web.onResume();
        browserSignIn.resumed();
    }

    @Override
    protected void onPause() {
        web.onPause();
        CookieManager.getInstance().flush();
        super.onPause();
    }

    @Override
    protected void onDestroy() {
        offline.stop();
        downloads.stop();
        page.is(null);
        root.removeView(web);
        web.destroy();
        super.onDestroy();
    }

    @Override
    protected void onActivityResult(int request, int result, Intent data) {
        if (request == Uploads.REQUEST) uploads.chosen(result, data);
        else super.onActivityResult(request, result, data);
    }

    @Override
    public void onBackPressed() {
        back();
    }

    private void back() {
        if (web.canGoBack()) web.goBack();
        else finish();
    }

    private void retry() {
        String url = web.getUrl();
        show(owner.policy.isOurs(url) ? url : owner.startUrl);
    }

    @Override
    public void home() {
        show(owner.startUrl);
    }

    @Override
    public void leave(String url, String packageName) {
        new Outside(this).open(url, packageName);
    }

    @Override
    public void attachBridge(boolean wanted) {
        attachment.set(wanted);
    }

    @Override
    public void began() {
        bridge.restart();
    }

    @Override
    public void moved() {
        backKey.listen(web.canGoBack());
    }

    @Override
    public void shown() {
        offline.hide();
        web.setVisibility(View.VISIBLE);
        moved();
        CookieManager.getInstance().flush();
        if (navigation.lacksBridge() && attachment.countsFromNextPage()) web.loadUrl(web.getUrl());
        else bridge.deliver();
    }

    @Override
    public void failed(boolean unsafe) {
        web.setVisibility(View.INVISIBLE);
        if (unsafe) offline.show(R.string.unsafe_title, R.string.unsafe_text);
        else offline.show(R.string.offline_title, R.string.offline_text);
    }

    @Override
    public void crashed(WebView gone) {
        String url = gone.getUrl();
        root.removeView(gone);
        gone.destroy();
        bridge.restart();
        if (gone == web) open(owner.policy.isOurs(url) ? url : owner.startUrl);
    }

    private String version() {
        try {
            return getPackageManager().getPackageInfo(getPackageName(), 0).versionName;
        } catch (PackageManager.NameNotFoundException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
