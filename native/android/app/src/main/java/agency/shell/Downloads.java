package agency.shell;

import agency.shell.core.OriginPolicy;
import android.app.Activity;
import android.app.AlertDialog;
import android.app.DownloadManager;
import android.content.ActivityNotFoundException;
import android.content.Context;
import android.content.DialogInterface;
import android.content.Intent;
import android.database.ContentObserver;
import android.database.Cursor;
import android.net.Uri;
import android.os.Build;
import android.os.Environment;
import android.os.Handler;
import android.webkit.CookieManager;
import android.webkit.DownloadListener;
import android.webkit.URLUtil;
import android.widget.Toast;
import java.util.HashMap;
import java.util.Map;

/** Invoices, quotations, calendar files: fetched by the system as whoever is signed in, then opened or shared. */
final class Downloads implements DownloadListener {
    private final Activity activity;
    private final OriginPolicy policy;
    private final DownloadManager manager;
    private final Map<Long, String> running = new HashMap<Long, String>();
    private final ContentObserver progress;

    Downloads(Activity activity, OriginPolicy policy) {
        this.activity = activity;
        this.policy = policy;
        this.manager = (DownloadManager) activity.getSystemService(Context.DOWNLOAD_SERVICE);
        this.progress = new ContentObserver(new Handler(activity.getMainLooper())) {
            @Override
            public void onChange(boolean self) {
                look();
            }
        };
        activity.getContentResolver()
                .registerContentObserver(Uri.parse("content://downloads/my_downloads"), true, progress);
    }

    void stop() {
        activity.getContentResolver().unregisterContentObserver(progress);
    }

    @Override
    public void onDownloadStart(String url, String userAgent, String disposition, String type, long length) {
        // Cookies go to us alone; whatever else would be downloaded is a matter of the browser.
        if (!policy.isOurs(url)) {
            if (url.startsWith("https:")) new Outside(activity).open(url, null);
            return;
        }
        String name = URLUtil.guessFileName(url, disposition, type);
        DownloadManager.Request request = new DownloadManager.Request(Uri.parse(url));
        String cookies = CookieManager.getInstance().getCookie(url);
        if (cookies != null) request.addRequestHeader("Cookie", cookies);
        request.addRequestHeader("User-Agent", userAgent);
        request.setMimeType(type);
        request.setTitle(name);
        request.setNotificationVisibility(DownloadManager.Request.VISIBILITY_VISIBLE_NOTIFY_COMPLETED);
        // Before Android 10 the common folder asks for a permission that nothing else here needs.
        if (Build.VERSION.SDK_INT >= 29)
            request.setDestinationInExternalPublicDir(Environment.DIRECTORY_DOWNLOADS, name);
        else request.setDestinationInExternalFilesDir(activity, Environment.DIRECTORY_DOWNLOADS, name);
        try {
            running.put(manager.enqueue(request), name);
            toast(activity.getString(R.string.downloading, name));
        } catch (IllegalArgumentException | SecurityException switchedOff) {
            toast(activity.getString(R.string.download_failed, name));
        }
    }

    private void look() {
        for (Long id : running.keySet().toArray(new Long[0])) {
            int status = statusOf(id);
            if (status != DownloadManager.STATUS_SUCCESSFUL && status != DownloadManager.STATUS_FAILED) continue;
            String name = running.remove(id);
            Uri file = status == DownloadManager.STATUS_SUCCESSFUL ? manager.getUriForDownloadedFile(id) : null;
            if (file == null) toast(activity.getString(R.string.download_failed, name));
            else if (!activity.isFinishing()) offer(name, file, manager.getMimeTypeForDownloadedFile(id));
        }
    }

    private int statusOf(long id) {
        Cursor row = manager.query(new DownloadManager.Query().setFilterById(id));
        if (row == null) return DownloadManager.STATUS_FAILED;
        try {
            return row.moveToFirst()
                    ? row.getInt(row.getColumnIndexOrThrow(DownloadManager.COLUMN_STATUS))
                    : DownloadManager.STATUS_FAILED;
        } finally {
            row.close();
        }
    }

    private void offer(String name, final Uri file, final String type) {
        new AlertDialog.Builder(activity)
                .setMessage(activity.getString(R.string.downloaded, name))
                .setPositiveButton(R.string.open, new DialogInterface.OnClickListener() {
                    @Override
                    public void onClick(DialogInterface dialog, int which) {
                        start(new Intent(Intent.ACTION_VIEW).setDataAndType(file, type));
                    }
                })
                .setNeutralButton(R.string.share, new DialogInterface.OnClickListener() {
                    @Override
                    public void onClick(DialogInterface dialog, int which) {
                        Intent send = new Intent(Intent.ACTION_SEND).setType(type).putExtra(Intent.EXTRA_STREAM, file);
                        send.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
                        start(Intent.createChooser(send, null));
                    }
                })
                .setNegativeButton(R.string.close, null)
                .show();
    }

    private void start(Intent intent) {
        try {
            activity.startActivity(intent.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION));
        } catch (ActivityNotFoundException none) {
            toast(activity.getString(R.string.no_app));
        }
    }

    private void toast(String text) {
        Toast.makeText(activity, text, Toast.LENGTH_SHORT).show();
    }
}
