package agency.shell;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.net.Uri;
import android.widget.Toast;

/** Opens what does not belong into the app. */
final class Outside {
    private final Activity activity;

    Outside(Activity activity) {
        this.activity = activity;
    }

    /** @param packageName the app that shall open it, or null for any */
    void open(String url, String packageName) {
        Intent view = new Intent(Intent.ACTION_VIEW, Uri.parse(url));
        view.addCategory(Intent.CATEGORY_BROWSABLE);
        view.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK);
        view.setPackage(packageName);
        try {
            activity.startActivity(view);
        } catch (ActivityNotFoundException | SecurityException none) {
            Toast.makeText(activity, R.string.no_app, Toast.LENGTH_LONG).show();
        }
    }
}
