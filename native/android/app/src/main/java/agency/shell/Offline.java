package agency.shell;

import android.app.Activity;
import android.content.Context;
import android.net.ConnectivityManager;
import android.net.Network;
import android.net.NetworkCapabilities;
import android.net.NetworkRequest;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;

/** Lies over the page while there is none: says why, and tries again when told or when the network is back. */
final class Offline extends LinearLayout {
    private final Activity activity;
    private final Runnable retry;
    private final TextView title;
    private final TextView text;
    private ConnectivityManager.NetworkCallback watching;

    Offline(final Activity activity, final Runnable retry) {
        super(activity);
        this.activity = activity;
        this.retry = retry;
        setOrientation(VERTICAL);
        setGravity(Gravity.CENTER);
        setBackgroundColor(activity.getColor(R.color.background));
        int space = (int) (24 * getResources().getDisplayMetrics().density);
        setPadding(space, space, space, space);
        title = line(22, space / 2);
        text = line(16, space);
        Button again = new Button(activity);
        again.setText(R.string.retry);
        again.setMinHeight(space * 2);
        again.setOnClickListener(new OnClickListener() {
            @Override
            public void onClick(View button) {
                retry.run();
            }
        });
        addView(again, new LayoutParams(ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.WRAP_CONTENT));
        setClickable(true);
        setVisibility(GONE);
    }

    private TextView line(int size, int below) {
        TextView line = new TextView(activity);
        line.setTextSize(size);
        line.setTextColor(activity.getColor(R.color.text));
        line.setGravity(Gravity.CENTER);
        line.setPadding(0, 0, 0, below);
        addView(line);
        return line;
    }

    void show(int titleText, int saidText) {
        title.setText(titleText);
        text.setText(saidText);
        setVisibility(VISIBLE);
        announceForAccessibility(title.getText());
        watch();
    }

    void hide() {
        setVisibility(GONE);
        stop();
    }


    void stop() {
        if (watching != null) connectivity().unregisterNetworkCallback(watching);
        watching = null;
    }

    private void watch() {
        if (watching != null) return;
        NetworkRequest internet = new NetworkRequest.Builder()
                .addCapability(NetworkCapabilities.NET_CAPABILITY_INTERNET)
                .addCapability(NetworkCapabilities.NET_CAPABILITY_VALIDATED)
                .build();
        watching = new ConnectivityManager.NetworkCallback() {
            @Override
            public void onAvailable(Network network) {
                activity.runOnUiThread(retry);
            }
        };
        connectivity().registerNetworkCallback(internet, watching);
    }

    private ConnectivityManager connectivity() {
        return (ConnectivityManager) activity.getSystemService(Context.CONNECTIVITY_SERVICE);
    }
}
