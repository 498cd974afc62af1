package agency.shell.core;

import java.io.UnsupportedEncodingException;
import java.net.URLDecoder;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * What an `intent:` link asks for, as far as a web page may: an address, the app to open it, and a page instead. Actions,
 * components, extras and flags are not read at all, so that nothing of them can get into an Intent; one with a selector is
 * refused as a whole.
 */
final class IntentLink {
    private static final String BEGIN = "#Intent;";
    private static final Pattern SCHEME = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]*");
    private static final Pattern PACKAGE = Pattern.compile("[A-Za-z0-9_]+(\\.[A-Za-z0-9_]+)+");

    final String scheme;
    final String url;
    final String packageName;
    final String fallback;

    private IntentLink(String scheme, String url, String packageName, String fallback) {
        this.scheme = scheme;
        this.url = url;
        this.packageName = packageName;
        this.fallback = fallback;
    }

    /** @return null for what is not whole, ambiguous or has a selector */
    static IntentLink read(String link) {
        int begin = link.lastIndexOf(BEGIN);
        if (begin < 0 || !link.endsWith(";end")) return null;
        String scheme = null;
        String packageName = null;
        String fallback = null;
        for (String part : link.substring(begin + BEGIN.length()).split(";")) {
            if (part.startsWith("SEL")) return null;
            if (part.startsWith("scheme=")) {
                if (scheme != null) return null;
                scheme = part.substring("scheme=".length());
            } else if (part.startsWith("package=")) {
                if (packageName != null) return null;
                packageName = part.substring("package=".length());
            } else if (part.startsWith("S.browser_fallback_url=")) {
                fallback = decoded(part.substring("S.browser_fallback_url=".length()));
            }
        }
        if (scheme == null || !SCHEME.matcher(scheme).matches()) return null;
        if (packageName != null && !PACKAGE.matcher(packageName).matches()) return null;
        String data = link.substring("intent:".length(), begin);
        return new IntentLink(scheme.toLowerCase(Locale.ROOT), scheme + ":" + data, packageName, fallback);
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, "UTF-8");
        } catch (UnsupportedEncodingException | IllegalArgumentException wrong) {
            return null;
        }
    }
}
