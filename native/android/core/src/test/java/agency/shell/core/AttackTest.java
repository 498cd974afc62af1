package agency.shell.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What somebody might try, beyond the cases of the contract. */
class AttackTest {
    private static final String SITE = "https://agency.example";
    private final OriginPolicy policy = new OriginPolicy(SITE, Arrays.asList("https://api.razorpay.com"));
    private final LinkRouter router = new LinkRouter(policy, "in.example.agency");

    private Route.Go go(String url) {
        return router.route(url, true, false).go;
    }

    @Test
    void nothing_but_our_origin_gets_the_bridge_however_it_is_written() {
        String[] pieces = {
            "https:", "http:", "//", "/", "\\", "agency.example", "evil.example", "@", ":", "443", "8443", ".", "?", "#",
            "%2e", "%00", "user", "javascript:", "\t", "\n", " ", "\u3002", "\u0430", "Https:", "AGENCY.EXAMPLE", "[::1]"
        };
        Random draw = new Random(7);
        for (int n = 0; n < 20_000; n++) {
            StringBuilder url = new StringBuilder(n % 2 == 0 ? "https://" : "");
            for (int i = draw.nextInt(6) + 1; i > 0; i--) url.append(pieces[draw.nextInt(pieces.length)]);
            boolean ours = policy.isOurs(url.toString());
            boolean written = url.toString().toLowerCase().matches("https://agency\\.example(:0*443)?([/?#].*)?");
            if (ours) assertTrue(written, url.toString());
            assertEquals(ours, router.route(url.toString(), true, false).bridge, url.toString());
        }
    }

    @Test
    void own_package_is_never_opened_by_a_page() {
        for (String link : new String[] {
            "intent://x#Intent;scheme=upi;package=in.example.agency;end",
            "intent://x#Intent;scheme=upi;package=com.other;package=in.example.agency;end",
            "intent://x#Intent;package=in.example.agency;scheme=upi;S.browser_fallback_url=https%3A%2F%2Fevil.example;end",
        }) assertEquals(Route.Go.BLOCKED, go(link), link);
    }

    @Test
    void a_selector_is_refused_wherever_it_stands() {
        for (String link : new String[] {
            "intent:#Intent;SEL;scheme=upi;end",
            "intent://x#Intent;scheme=upi;SEL;action=android.settings.SETTINGS;end",
            "intent://x#Intent;scheme=upi;SEL;end",
            "intent://x#Intent;SEL;package=in.example.agency;SEL;scheme=upi;end",
        }) assertEquals(Route.Go.BLOCKED, go(link), link);
    }

    @Test
    void a_package_that_is_none_is_refused() {
        for (String name : new String[] {"in.example.agency ", "IN", "a b", "", "in..x", "%69n.example.agency"})
            assertEquals(Route.Go.BLOCKED, go("intent://x#Intent;scheme=upi;package=" + name + ";end"), name);
    }

    @Test
    void two_intents_in_one_link_do_not_hide_each_other() {
        Route route = router.route("intent://a#Intent;scheme=upi;end#Intent;scheme=javascript;end", true, false);
        assertEquals(Route.Go.BLOCKED, route.go);
    }

    @Test
    void scripts_and_files_are_blocked_in_every_state() {
        for (String url : new String[] {
            "javascript:alert(1)", "JAVASCRIPT:alert(1)", "file:///etc/hosts", "FILE:///sdcard/x", "content://x/y",
            "data:text/html,x", "jar:file:///x!/y", "ftp://agency.example/", "ws://agency.example/", "chrome://crash",
            "android-app://in.example.agency/https/agency.example", "about:srcdoc", "blob:https://agency.example/1",
        })
            for (boolean paying : new boolean[] {false, true}) {
                Route route = router.route(url, true, paying);
                assertEquals(Route.Go.BLOCKED, route.go, url);
                assertEquals(paying, route.inPayment, url);
            }
    }

    @Test
    void a_form_posted_elsewhere_is_stopped_when_it_begins_to_load() {
        Navigation navigation = new Navigation(router);
        assertEquals(Route.Go.BROWSER, navigation.begin("https://evil.example/collect").go);
        assertTrue(navigation.attached());
        assertFalse(navigation.inPayment());
    }

    @Test
    void payment_pages_have_no_bridge_and_the_page_after_them_has_it_again() {
        Navigation navigation = new Navigation(router);
        navigation.follow(SITE + "/checkout", true);
        assertTrue(navigation.attached());
        navigation.follow("https://api.razorpay.com/v1/checkout", false);
        assertTrue(navigation.attached(), "a frame changes nothing");

        navigation.follow("https://api.razorpay.com/v1/checkout", true);
        navigation.begin("https://api.razorpay.com/v1/checkout");
        navigation.begin("https://acs.bank.example/3ds");
        assertFalse(navigation.attached());
        assertTrue(navigation.inPayment());
        assertFalse(navigation.lacksBridge());

        // The gateway posts the result to us: seen only when it loads, too late for this page to have the bridge.
        navigation.begin(SITE + "/payments/callback");
        assertTrue(navigation.attached());
        assertFalse(navigation.inPayment());
        assertTrue(navigation.lacksBridge());
        assertFalse(navigation.lacksBridge(), "loaded once more, once only");
        // And a bank is a foreign page again.
        assertEquals(Route.Go.BROWSER, navigation.follow("https://acs.bank.example/3ds", true).go);
    }

    @Test
    void a_crash_in_payment_begins_anew_with_us() {
        Navigation navigation = new Navigation(router);
        navigation.begin("https://api.razorpay.com/v1/checkout");
        navigation.reset();
        assertTrue(navigation.attached());
        assertEquals(Route.Go.BROWSER, navigation.follow("https://acs.bank.example/", true).go);
    }

    @Test
    void an_owner_cannot_configure_half_an_origin() {
        for (String wrong : new String[] {
            "http://agency.example", "https://agency.example/", "agency.example", "https://*.agency.example", "https://",
            "https://agency.example:443", "https://Agency.example", "", null
        }) {
            assertThrows(IllegalArgumentException.class, () -> new OriginPolicy(wrong, Collections.emptyList()), wrong);
            assertThrows(IllegalArgumentException.class, () -> new OriginPolicy(SITE, Arrays.asList(wrong)), wrong);
        }
    }

    @Test
    void a_sign_in_outlives_the_app_but_not_its_end() {
        SignInSession begun = SignInSession.begin(policy, 5000);
        SignInSession restored = SignInSession.restore(policy, begun.kept());
        assertEquals(begun.startUrl("ANDROID_APP"), restored.startUrl("ANDROID_APP"));
        String state = begun.startUrl("ANDROID_APP").replaceAll(".*&state=([^&]+)&.*", "$1");
        assertEquals(43, state.length());

        assertEquals(SignInSession.Return.IGNORED, restored.take(SITE + "/native/google/done?code=x&state=evil", 6000));
        assertEquals("c", restored.take(SITE + "/native/google/done?code=c&state=" + state, 6000).code);
        assertNull(restored.kept());
        assertEquals(
                SignInSession.Return.IGNORED, restored.take(SITE + "/native/google/done?code=c&state=" + state, 6001));
        for (String rubbish : new String[] {null, "", "a b", "a b c", "a b 1 2", "a b -1", "a b 99999999999999999999"})
            assertNull(SignInSession.restore(policy, rubbish), rubbish);
    }

    @Test
    void no_two_sign_ins_are_alike() {
        SignInSession one = SignInSession.begin(policy, 0);
        SignInSession other = SignInSession.begin(policy, 0);
        assertFalse(one.kept().split(" ")[0].equals(other.kept().split(" ")[0]));
        assertFalse(one.codeVerifier.equals(other.codeVerifier));
        assertFalse(one.codeVerifier.equals(one.kept().split(" ")[0]));
    }
}
