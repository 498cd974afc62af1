package agency.shell.core;

import java.util.ArrayDeque;
import java.util.Deque;
import org.json.JSONObject;

/**
 * The app's side of the bridge. Whoever calls it only asks: nothing is returned, every call counts only while the main frame
 * shows a page of ours, and answers go to the main frame alone. What cannot be delivered now is kept for a while.
 * To be called on one thread.
 */
public final class Bridge {
    /** As long as the server keeps a hand-off code. */
    static final long KEPT_MS = 120_000;
    private static final int MOST_KEPT = 8;

    /** The main frame. */
    public interface Page {
        /** What it shows; null for nothing. */
        String url();

        void run(String script, Answer answer);
    }

    /** Hears what a script came to, as text or as JSON of the text. */
    public interface Answer {
        void is(String value);
    }

    public interface GoogleSignIn {
        /** @param reqId of the page's request, or null */
        void begin(String reqId);
    }

    public interface Clock {
        long now();
    }

    private static final class Kept {
        final String message;
        final long until;

        Kept(String message, long until) {
            this.message = message;
            this.until = until;
        }
    }

    private final OriginPolicy policy;
    private final Page page;
    private final GoogleSignIn google;
    private final Clock clock;
    private final String version;
    private final Deque<Kept> waiting = new ArrayDeque<Kept>();
    private boolean delivering;

    public Bridge(OriginPolicy policy, Page page, GoogleSignIn google, Clock clock, String version) {
        this.policy = policy;
        this.page = page;
        this.google = google;
        this.clock = clock;
        this.version = version;
    }

    /** `AndroidInterface.signInWithGoogle(scope)`: what is asked of Google is the server's business, not the page's. */
    public void signInWithGoogle() {
        if (isOurs()) google.begin(null);
    }

    /** `AndroidInterface.postMessage(json)` */
    public void receive(String json) {
        if (!isOurs()) return;
        Request asked = BridgeMessages.read(json);
        if (asked == null) return;
        if (asked.action.equals(BridgeMessages.GOOGLE_SIGN_IN)) google.begin(asked.reqId);
        else if (asked.action.equals("ready")) deliver();
        else if (asked.action.equals("appInfo"))
            send(BridgeMessages.appInfo(BridgeMessages.PLATFORM, version, asked.reqId));
        else if (asked.reqType != null) send(BridgeMessages.error(asked.reqType, asked.reqId, "unknown_action"));
    }

    public void send(JSONObject message) {
        if (waiting.size() == MOST_KEPT) waiting.removeFirst();
        waiting.addLast(new Kept(message.toString(), clock.now() + KEPT_MS));
        deliver();
    }

    /** Tries what waits once more: a page was loaded, or says that it is ready. */
    public void deliver() {
        while (!waiting.isEmpty() && waiting.getFirst().until <= clock.now()) waiting.removeFirst();
        if (delivering || waiting.isEmpty() || !isOurs()) return;
        delivering = true;
        final Kept next = waiting.getFirst();
        page.run(Delivery.script(policy.origin(), next.message), new Answer() {
            @Override
            public void is(String value) {
                delivering = false;
                if (value == null || !value.replace("\"", "").equals(Delivery.OK)) return;
                waiting.remove(next);
                deliver();
            }
        });
    }

    /** The page's process is gone, and with it the script's answer. */
    public void restart() {
        delivering = false;
    }

    private boolean isOurs() {
        return policy.isOurs(page.url());
    }
}
