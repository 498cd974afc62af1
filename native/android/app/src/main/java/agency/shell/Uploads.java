package agency.shell;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.ClipData;
import android.content.Intent;
import android.net.Uri;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import android.widget.Toast;
import java.util.ArrayList;
import java.util.List;

/** Files for a form. The page is always answered: a field that waits for ever is dead. */
final class Uploads {
    static final int REQUEST = 1;

    private final Activity activity;
    private ValueCallback<Uri[]> waiting;

    Uploads(Activity activity) {
        this.activity = activity;
    }

    void choose(ValueCallback<Uri[]> field, WebChromeClient.FileChooserParams asked) {
        answer(null);
        waiting = field;
        Intent chooser = new Intent(Intent.ACTION_GET_CONTENT);
        chooser.addCategory(Intent.CATEGORY_OPENABLE);
        List<String> types = new ArrayList<String>();
        for (String type : asked.getAcceptTypes()) if (type.indexOf('/') > 0) types.add(type);
        chooser.setType(types.size() == 1 ? types.get(0) : "*/*");
        if (types.size() > 1) chooser.putExtra(Intent.EXTRA_MIME_TYPES, types.toArray(new String[0]));
        boolean many = asked.getMode() == WebChromeClient.FileChooserParams.MODE_OPEN_MULTIPLE;
        chooser.putExtra(Intent.EXTRA_ALLOW_MULTIPLE, many);
        try {
            String title = activity.getString(R.string.choose_file);
            activity.startActivityForResult(Intent.createChooser(chooser, title), REQUEST);
        } catch (ActivityNotFoundException none) {
            Toast.makeText(activity, R.string.no_app, Toast.LENGTH_LONG).show();
            answer(null);
        }
    }

    void chosen(int result, Intent data) {
        List<Uri> files = new ArrayList<Uri>();
        if (result == Activity.RESULT_OK && data != null) {
            ClipData several = data.getClipData();
            if (several == null) add(files, data.getData());
            else for (int i = 0; i < several.getItemCount(); i++) add(files, several.getItemAt(i).getUri());
        }
        answer(files.isEmpty() ? null : files.toArray(new Uri[0]));
    }

    /** A chooser that answers with a path could name a file of this app. */
    private static void add(List<Uri> files, Uri file) {
        if (file != null && "content".equals(file.getScheme())) files.add(file);
    }

    private void answer(Uri[] files) {
        if (waiting != null) waiting.onReceiveValue(files);
        waiting = null;
    }
}
