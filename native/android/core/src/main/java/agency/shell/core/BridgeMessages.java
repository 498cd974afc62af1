package agency.shell.core;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.json.JSONException;
import org.json.JSONObject;
import org.json.JSONTokener;

/** The messages of `native/contract`: reads what the page asks, writes what the app answers. */
public final class BridgeMessages {
    public static final String PLATFORM = "ANDROID_APP";
    public static final String GOOGLE_SIGN_IN = "googleSignIn";
    /** Longer ones are dropped. */
    static final int MOST_BYTES = 8 * 1024;

    private static final List<String> ERRORS = Arrays.asList(
            "cancelled", "no_browser", "expired", "access_denied", "failed", "no_window", "unknown_action");

    private BridgeMessages() {}

    /** @return null for whatever is not a request */
    static Request read(String json) {
        if (json == null || json.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES) return null;
        try {
            JSONTokener text = new JSONTokener(json);
            Object value = text.nextValue();
            if (!(value instanceof JSONObject) || text.nextClean() != 0) return null;
            JSONObject said = (JSONObject) value;
            String action = text(said, "action", 60);
            if (action == null) return null;
            return new Request(action, text(said, "scope", 300), text(said, "reqType", 60), text(said, "reqId", 60));
        } catch (JSONException | IllegalArgumentException wrong) {
            return null;
        }
    }

    private static String text(JSONObject said, String key, int most) {
        if (!said.has(key)) return null;
        Object value = said.opt(key);
        if (!(value instanceof String) || ((String) value).isEmpty() || ((String) value).length() > most)
            throw new IllegalArgumentException(key);
        return (String) value;
    }

    /** One of the codes that the page knows. */
    public static String errorCode(String error) {
        return ERRORS.contains(error) ? error : "failed";
    }

    public static JSONObject handoffCode(String code, String codeVerifier) {
        return object("type", "googleLoginToken", "token", code, "tokenKind", "handoff_code", "codeVerifier", codeVerifier);
    }

    public static JSONObject googleIdToken(String idToken) {
        return object("type", "googleLoginToken", "token", idToken, "tokenKind", "google_id_token");
    }

    /** @param reqId null where the page named none */
    public static JSONObject error(String reqType, String reqId, String error) {
        return object("reqType", reqType, "reqId", reqId, "status", "error", "error", errorCode(error));
    }

    static JSONObject appInfo(String platform, String version, String reqId) {
        return object(
                "reqType", "appInfo", "reqId", reqId, "status", "success",
                "data", object("platform", platform, "version", version));
    }

    private static JSONObject object(Object... pairs) {
        try {
            JSONObject made = new JSONObject();
            // A value that is null leaves its key out.
            for (int i = 0; i < pairs.length; i += 2) made.put((String) pairs[i], pairs[i + 1]);
            return made;
        } catch (JSONException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
