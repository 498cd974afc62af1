package agency.shell.core;

/**
 * The script that hands a message to the page. Between the moment it is sent and the moment it runs the page may have
 * changed: so it looks by itself, in the page, whose page it is. It answers `ok`, `origin` or `nohook`.
 */
final class Delivery {
    static final String OK = "ok";

    private Delivery() {}

    static String script(String origin, String message) {
        return "(function(){"
                + "if(location.origin!==" + quoted(origin) + ")return 'origin';"
                + "if(typeof window.nativeCallback!=='function')return 'nohook';"
                + "try{window.nativeCallback(" + quoted(message) + ")}catch(e){}"
                + "return '" + OK + "'})()";
    }

    /** A text as JavaScript of any age writes it: only letters that can end neither a text nor a script. */
    static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean plain = c >= ' ' && c < 0x7f && c != '"' && c != '\\' && c != '<' && c != '>' && c != '&' && c != '\'';
            if (plain) out.append(c);
            else out.append("\\u").append(Integer.toHexString(0x10000 | c).substring(1));
        }
        return out.append('"').toString();
    }
}
