package agency.shell;

import agency.shell.core.Bridge;
import agency.shell.core.BridgeMessages;
import agency.shell.core.OriginPolicy;
import agency.shell.core.SignInSession;
import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.Context;
import android.content.Intent;
import android.content.SharedPreferences;
import android.net.Uri;
import android.os.Bundle;

/**
 * Sign-in with Google in the system's browser, through our server: Google serves no WebView. The app may be closed while the
 * browser is in front; what was begun is kept until it ends.
 */
final class BrowserSignIn implements Bridge.GoogleSignIn {
    private static final String KEY = "begun";

    private final Activity activity;
    private final OriginPolicy policy;
    private final Answers answers;
    private final SharedPreferences kept;
    private String reqId;
    private boolean away;

    BrowserSignIn(Activity activity, OriginPolicy policy, Answers answers) {
        this.activity = activity;
        this.policy = policy;
        this.answers = answers;
        this.kept = activity.getSharedPreferences("sign-in", Context.MODE_PRIVATE);
    }

    @Override
    public void begin(String reqId) {
        this.reqId = reqId;
        SignInSession session = SignInSession.begin(policy, System.currentTimeMillis());
        keep(session);
        Intent browser =
                new Intent(Intent.ACTION_VIEW, Uri.parse(session.startUrl(BridgeMessages.PLATFORM)));
        browser.addCategory(Intent.CATEGORY_BROWSABLE);
        // With this a browser that can opens as a tab over the app.
        Bundle tab = new Bundle();
        tab.putBinder("android.support.customtabs.extra.SESSION", null);
        browser.putExtras(tab);
        try {
            activity.startActivity(browser);
            away = true;
        } catch (ActivityNotFoundException none) {
            kept.edit().remove(KEY).apply();
            refuse("no_browser");
        }
    }

    /** An address that somebody opened the app with, and that is the way back from a sign-in. */
    void take(String url) {
        SignInSession session = SignInSession.restore(policy, kept.getString(KEY, null));
        if (session == null) return;
        SignInSession.Return came = session.take(url, System.currentTimeMillis());
        keep(session);
        if (came.code != null) answers.send(BridgeMessages.handoffCode(came.code, session.codeVerifier));
        else if (came.error != null) refuse(came.error);
    }

    /** The app is in front again. If nothing came, the page is told; should the way back still come, it counts. */
    void resumed() {
        if (away && kept.contains(KEY)) refuse("cancelled");
        away = false;
    }

    private void keep(SignInSession session) {
        String text = session.kept();
        if (text == null) kept.edit().remove(KEY).apply();
        else kept.edit().putString(KEY, text).apply();
    }

    private void refuse(String error) {
        answers.send(BridgeMessages.error(BridgeMessages.GOOGLE_SIGN_IN, reqId, error));
    }
}
