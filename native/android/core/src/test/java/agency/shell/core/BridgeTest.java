package agency.shell.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who may ask the app, and whom it answers. */
class BridgeTest {
    private static final String OURS = "https://agency.example/login";

    private String url = OURS;
    /** What the page answers to each delivery; it stays the last one. */
    private String answer = "\"ok\"";
    private long now;
    private final List<String> scripts = new ArrayList<>();
    private final List<String> asked = new ArrayList<>();
    private Bridge.Answer late;
    private Bridge bridge;

    @BeforeEach
    void open() {
        OriginPolicy policy = new OriginPolicy("https://agency.example", Arrays.asList("https://api.razorpay.com"));
        Bridge.Page page = new Bridge.Page() {
            @Override
            public String url() {
                return url;
            }

            @Override
            public void run(String script, Bridge.Answer told) {
                scripts.add(script);
                if (answer == null) late = told;
                else told.is(answer);
            }
        };
        bridge = new Bridge(policy, page, asked::add, () -> now, "1.0.0");
    }

    private void everyCall() {
        bridge.signInWithGoogle();
        bridge.receive("{\"action\":\"googleSignIn\",\"reqId\":\"7\"}");
        bridge.receive("{\"action\":\"appInfo\",\"reqType\":\"appInfo\"}");
        bridge.receive("{\"action\":\"share\",\"reqType\":\"share\"}");
        bridge.receive("{\"action\":\"ready\"}");
    }

    @Test
    void a_page_of_ours_is_heard_and_answered() {
        everyCall();
        assertEquals(Arrays.asList(null, "7"), asked);
        assertEquals(2, scripts.size());
        assertTrue(scripts.get(0).contains("appInfo") && scripts.get(0).contains("1.0.0"), scripts.get(0));
        assertTrue(scripts.get(1).contains("unknown_action"), scripts.get(1));
    }

    private void isNotHeard(String from) {
        url = from;
        everyCall();
        assertEquals(new ArrayList<String>(), asked, from);
        assertEquals(new ArrayList<String>(), scripts, from);
    }

    @Test
    void a_foreign_origin_is_not_heard() {
        isNotHeard("https://evil.example/");
        isNotHeard("http://agency.example/");
        isNotHeard("https://agency.example:8443/");
        isNotHeard(null);
    }

    @Test
    void a_look_alike_host_is_not_heard() {
        isNotHeard("https://agency.example.evil.example/");
        isNotHeard("https://evil-agency.example/");
        isNotHeard("https://agency.example./");
        isNotHeard("https://\u0430gency.example/");
    }

    @Test
    void user_info_is_not_heard() {
        isNotHeard("https://agency.example@evil.example/");
        isNotHeard("https://user@agency.example/");
        isNotHeard("https://agency.example\\@evil.example/");
    }

    @Test
    void a_script_address_is_not_heard() {
        isNotHeard("javascript:'https://agency.example/'");
        isNotHeard("data:text/html,https://agency.example/");
        isNotHeard("about:blank");
    }

    @Test
    void a_file_is_not_heard() {
        isNotHeard("file:///android_asset/login.html");
        isNotHeard("content://agency.example/login");
        isNotHeard("blob:https://agency.example/1");
    }

    @Test
    void a_payment_page_is_not_heard() {
        isNotHeard("https://api.razorpay.com/v1/checkout");
    }

    @Test
    void rubbish_is_dropped() {
        for (String rubbish : new String[] {null, "", "x", "[]", "null", "{}", "{\"action\":7}", "{\"action\":\"\"}"})
            bridge.receive(rubbish);
        bridge.receive("{\"action\":\"share\"}");
        assertTrue(asked.isEmpty() && scripts.isEmpty());
    }

    @Test
    void a_token_waits_while_another_page_is_in_front() {
        url = "https://api.razorpay.com/v1/checkout";
        bridge.send(BridgeMessages.googleIdToken("t0ken"));
        bridge.deliver();
        assertTrue(scripts.isEmpty());
        url = OURS;
        bridge.deliver();
        bridge.deliver();
        assertEquals(1, scripts.size());
    }

    @Test
    void a_navigation_in_the_moment_of_delivery_loses_and_leaks_nothing() {
        answer = "\"origin\"";
        bridge.send(BridgeMessages.googleIdToken("t0ken"));
        assertEquals(1, scripts.size());
        // The page itself found that it is not ours; delivered once we are back, and only then.
        answer = "\"nohook\"";
        bridge.deliver();
        answer = "\"ok\"";
        bridge.receive("{\"action\":\"ready\"}");
        bridge.deliver();
        assertEquals(3, scripts.size());
        assertTrue(scripts.get(2).contains("t0ken"));
        for (String script : scripts)
            assertTrue(script.startsWith("(function(){if(location.origin!==\"https://agency.example\")return"), script);
    }

    @Test
    void messages_keep_their_order_and_one_is_under_way_at_a_time() {
        answer = null;
        bridge.send(BridgeMessages.googleIdToken("first"));
        bridge.send(BridgeMessages.googleIdToken("second"));
        assertEquals(1, scripts.size());
        late.is("\"ok\"");
        assertEquals(2, scripts.size());
        assertTrue(scripts.get(1).contains("second"));
        // The renderer dies under the second; it is delivered to the next page.
        bridge.restart();
        answer = "\"ok\"";
        bridge.deliver();
        assertEquals(3, scripts.size());
    }

    @Test
    void what_nobody_takes_is_forgotten() {
        answer = "\"nohook\"";
        bridge.send(BridgeMessages.googleIdToken("t0ken"));
        now = Bridge.KEPT_MS;
        answer = "\"ok\"";
        bridge.deliver();
        assertEquals(1, scripts.size());
        for (int i = 0; i < 20; i++) {
            url = "https://evil.example/";
            bridge.send(BridgeMessages.googleIdToken("token-" + i + "-"));
        }
        url = OURS;
        bridge.deliver();
        assertEquals(9, scripts.size());
        assertTrue(scripts.get(8).contains("token-19-"));
    }
}
