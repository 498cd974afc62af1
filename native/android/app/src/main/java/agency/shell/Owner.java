package agency.shell;

import agency.shell.core.OriginPolicy;
import android.content.Context;
import java.util.Arrays;

/** What the owner has set: `native/app.json`, built in as resources. */
final class Owner {
    final OriginPolicy policy;
    final String startUrl;
    final String googleWebClientId;

    Owner(Context context) {
        String origin = context.getString(R.string.origin);
        policy = new OriginPolicy(
                origin, Arrays.asList(context.getResources().getStringArray(R.array.payment_origins)));
        startUrl = origin + "/";
        googleWebClientId = context.getString(R.string.google_web_client_id);
    }
}
