package agency.shell.core;

import java.io.UnsupportedEncodingException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;

/** One sign-in with Google in the system's browser: begun here, ended by an address that only our server leads back to. */
public final class SignInSession {
    /** Choosing an account, its password and a second step. */
    static final long LASTS_MS = 600_000;
    private static final String DONE_PATH = "/native/google/done";

    private final OriginPolicy policy;
    private final String state;
    public final String codeVerifier;
    private final long begunAt;
    private boolean ended;

    SignInSession(OriginPolicy policy, String state, String codeVerifier, long begunAt) {
        this.policy = policy;
        this.state = state;
        this.codeVerifier = codeVerifier;
        this.begunAt = begunAt;
    }

    /** @param now milliseconds since 1970, which goes on while the app is not running */
    public static SignInSession begin(OriginPolicy policy, long now) {
        return new SignInSession(policy, random(), random(), now);
    }

    /** From what `kept` wrote; null for anything else. */
    public static SignInSession restore(OriginPolicy policy, String kept) {
        String[] parts = kept == null ? new String[0] : kept.split(" ");
        if (parts.length != 3 || !parts[2].matches("[0-9]{1,18}")) return null;
        return new SignInSession(policy, parts[0], parts[1], Long.parseLong(parts[2]));
    }

    /** What must outlive the app while the browser is in front; null once it has ended. */
    public String kept() {
        return ended ? null : state + " " + codeVerifier + " " + begunAt;
    }

    public String startUrl(String platform) {
        return policy.origin() + "/native/google/start?platform=" + platform + "&state=" + state
                + "&code_challenge=" + challenge(codeVerifier) + "&code_challenge_method=S256";
    }

    /** Whether an address is the way back from a sign-in, this one or any other. */
    public static boolean isReturn(OriginPolicy policy, String url) {
        Address address = Address.read(url);
        return address != null && policy.isOurs(address) && address.path.equals(DONE_PATH);
    }

    /** What an address means to this sign-in. A foreign one leaves it open. */
    public Return take(String url, long now) {
        if (ended || !isReturn(policy, url)) return Return.IGNORED;
        String query = Address.read(url).query;
        if (!state.equals(only(query, "state"))) return Return.IGNORED;
        String code = only(query, "code");
        String error = only(query, "error");
        if (code == null || error == null) return Return.IGNORED;
        ended = true;
        if (now < begunAt || now - begunAt > LASTS_MS) return Return.error("expired");
        if (!error.isEmpty()) return Return.error(BridgeMessages.errorCode(error));
        return code.isEmpty() ? Return.error("failed") : Return.code(code);
    }

    /** What a sign-in came to: a code, an error, or neither. */
    public static final class Return {
        static final Return IGNORED = new Return(null, null);
        public final String code;
        public final String error;

        private Return(String code, String error) {
            this.code = code;
            this.error = error;
        }

        static Return code(String code) {
            return new Return(code, null);
        }

        static Return error(String error) {
            return new Return(null, error);
        }
    }

    /** The value of a name; empty when it is not there, null when it is there twice or broken. */
    private static String only(String query, String name) {
        String found = "";
        boolean there = false;
        for (String pair : query.split("&")) {
            int equals = pair.indexOf('=');
            if (equals < 0 || !pair.substring(0, equals).equals(name)) continue;
            if (there) return null;
            there = true;
            try {
                found = URLDecoder.decode(pair.substring(equals + 1), "UTF-8");
            } catch (UnsupportedEncodingException | IllegalArgumentException broken) {
                return null;
            }
        }
        return found;
    }

    /** RFC 7636, S256. */
    static String challenge(String codeVerifier) {
        try {
            byte[] ascii = codeVerifier.getBytes(StandardCharsets.US_ASCII);
            return base64Url(MessageDigest.getInstance("SHA-256").digest(ascii));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String random() {
        byte[] bytes = new byte[32];
        new SecureRandom().nextBytes(bytes);
        return base64Url(bytes);
    }

    /** RFC 4648 §5 without padding; the platform's own is younger than Android 7. */
    private static String base64Url(byte[] bytes) {
        String letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < bytes.length; i += 3) {
            int have = Math.min(3, bytes.length - i);
            int three = (bytes[i] & 255) << 16
                    | (have > 1 ? (bytes[i + 1] & 255) << 8 : 0)
                    | (have > 2 ? bytes[i + 2] & 255 : 0);
            for (int n = 0; n <= have; n++) out.append(letters.charAt(three >> 18 - 6 * n & 63));
        }
        return out.toString();
    }
}
