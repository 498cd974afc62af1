package agency.shell.core;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An address, read more strictly than a browser does: what could be understood in two ways is none. */
final class Address {
    private static final Pattern SCHEME = Pattern.compile("^([A-Za-z][A-Za-z0-9+.-]*):(.*)$");
    private static final Pattern WEB =
            Pattern.compile("^//([A-Za-z0-9.-]+)(?::([0-9]{1,5}))?([/?#].*)?$");

    /** In small letters. */
    final String scheme;
    /** `scheme://host` and the port where it is not the usual one; null for what is no web address. */
    final String origin;
    /** Of a web address; "/" where nothing is said. */
    final String path;
    /** What stands between ? and #, still escaped; empty without. */
    final String query;

    private Address(String scheme, String origin, String path, String query) {
        this.scheme = scheme;
        this.origin = origin;
        this.path = path;
        this.query = query;
    }

    /** @return null for what is no address, or for a web address that names a user or is written oddly */
    static Address read(String url) {
        if (url == null) return null;
        for (int i = 0; i < url.length(); i++) {
            char c = url.charAt(i);
            if (c < ' ' || c == 0x7f) return null;
        }
        Matcher named = SCHEME.matcher(url);
        if (!named.matches()) return null;
        String scheme = named.group(1).toLowerCase(Locale.ROOT);
        if (!scheme.equals("https") && !scheme.equals("http")) return new Address(scheme, null, "", "");
        Matcher web = WEB.matcher(named.group(2));
        if (!web.matches() || url.indexOf(' ') >= 0) return null;
        String host = web.group(1).toLowerCase(Locale.ROOT);
        int usual = scheme.equals("https") ? 443 : 80;
        int port = web.group(2) == null ? usual : Integer.parseInt(web.group(2));
        String rest = web.group(3) == null ? "" : web.group(3);
        int hash = rest.indexOf('#');
        if (hash >= 0) rest = rest.substring(0, hash);
        int mark = rest.indexOf('?');
        String path = mark < 0 ? rest : rest.substring(0, mark);
        return new Address(
                scheme,
                scheme + "://" + host + (port == usual ? "" : ":" + port),
                path.isEmpty() ? "/" : path,
                mark < 0 ? "" : rest.substring(mark + 1));
    }
}
