package agency.shell.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every case of `native/contract/cases.json` that says it is read by Java. */
class ContractTest {
    private static final class Case {
        final String group;
        final JSONObject it;

        Case(String group, JSONObject it) {
            this.group = group;
            this.it = it;
        }
    }

    private final JSONObject table;
    private final OriginPolicy policy;
    private final LinkRouter router;

    ContractTest() throws Exception {
        byte[] text = Files.readAllBytes(Paths.get(System.getProperty("cases")));
        table = new JSONObject(new String(text, StandardCharsets.UTF_8));
        JSONObject site = table.getJSONObject("site");
        policy = new OriginPolicy(site.getString("origin"), texts(site.getJSONArray("paymentOrigins")));
        router = new LinkRouter(policy, site.getString("packageName"));
    }

    @TestFactory
    List<DynamicTest> everyCase() throws JSONException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Case one : cases())
            tests.add(dynamicTest(one.group + ": " + one.it.getString("name"),
                    () -> assertEquals(plain(one.it.get("expect")), plain(verdict(one)))));
        return tests;
    }

    @Test
    void a_changed_case_is_noticed_each_of_them() throws JSONException {
        List<Case> cases = cases();
        assertTrue(cases.size() > 150, cases.size() + " cases");
        for (Case one : cases)
            assertFalse(plain(changed(one.it.get("expect"))).equals(plain(verdict(one))), one.it.getString("name"));
    }

    private Object verdict(Case one) throws JSONException {
        JSONObject it = one.it;
        switch (one.group) {
            case "origins":
                return policy.isOurs(it.getString("url"));
            case "routes":
                return routed(it);
            case "messages":
                return read(filled(it));
            case "payloads":
                return built(it.getString("builder"), it.getJSONObject("input"));
            case "tokens":
                return token(it);
            case "errors":
                return BridgeMessages.errorCode(it.getString("error"));
            default:
                throw new AssertionError("A group that nobody reads: " + one.group);
        }
    }

    private JSONObject routed(JSONObject it) throws JSONException {
        String url = it.getString("url");
        Route route = router.route(url, it.getBoolean("mainFrame"), it.getBoolean("inPayment"));
        JSONObject said = new JSONObject();
        said.put("go", route.go.name().toLowerCase(Locale.ROOT));
        if (route.go == Route.Go.APP || !url.equals(route.url)) said.put("url", route.url);
        said.put("package", route.packageName);
        said.put("bridge", route.bridge);
        said.put("inPayment", route.inPayment);
        return said;
    }

    private static Object read(String json) throws JSONException {
        Request asked = BridgeMessages.read(json);
        if (asked == null) return JSONObject.NULL;
        JSONObject said = new JSONObject();
        said.put("action", asked.action);
        said.put("scope", asked.scope);
        said.put("reqType", asked.reqType);
        said.put("reqId", asked.reqId);
        return said;
    }

    private static JSONObject built(String builder, JSONObject input) throws JSONException {
        String reqId = input.has("reqId") ? input.getString("reqId") : null;
        switch (builder) {
            case "handoffCode":
                return BridgeMessages.handoffCode(input.getString("code"), input.getString("codeVerifier"));
            case "googleIdToken":
                return BridgeMessages.googleIdToken(input.getString("idToken"));
            case "error":
                return BridgeMessages.error(input.getString("reqType"), reqId, input.getString("error"));
            case "appInfo":
                return BridgeMessages.appInfo(input.getString("platform"), input.getString("version"), reqId);
            default:
                throw new AssertionError("An unknown builder: " + builder);
        }
    }

    private Object token(JSONObject it) throws JSONException {
        String kind = it.getString("kind");
        if (kind.equals("challenge")) return SignInSession.challenge(it.getString("codeVerifier"));
        long begunAt = 1_000_000;
        String verifier = it.optString("codeVerifier", "verifier");
        SignInSession session = new SignInSession(policy, it.getString("state"), verifier, begunAt);
        if (kind.equals("start")) return session.startUrl(it.getString("platform"));
        long now = begunAt + it.getLong("ageSeconds") * 1000;
        if (it.optBoolean("used")) session.take(it.getString("url"), now);
        SignInSession.Return came = session.take(it.getString("url"), now);
        if (came == SignInSession.Return.IGNORED) return "ignored";
        return new JSONObject().put("code", came.code).put("error", came.error);
    }

    private List<Case> cases() throws JSONException {
        List<Case> cases = new ArrayList<>();
        JSONObject readBy = table.getJSONObject("readBy");
        for (Iterator<String> groups = readBy.keys(); groups.hasNext(); ) {
            String group = groups.next();
            JSONArray all = table.getJSONArray(group);
            for (int i = 0; i < all.length(); i++) {
                JSONObject it = all.getJSONObject(i);
                JSONArray readers = it.has("readBy") ? it.getJSONArray("readBy") : readBy.getJSONArray(group);
                if (texts(readers).contains("java")) cases.add(new Case(group, it));
            }
        }
        return cases;
    }

    private static String filled(JSONObject it) throws JSONException {
        StringBuilder fill = new StringBuilder();
        for (int i = 0; i < it.optInt("fill"); i++) fill.append('x');
        return it.getString("json").replace("%FILL%", fill);
    }

    private static Object changed(Object expect) throws JSONException {
        if (expect instanceof Boolean) return !(Boolean) expect;
        if (expect == JSONObject.NULL) return "x";
        if (expect instanceof String) return expect + "x";
        JSONObject copy = new JSONObject(expect.toString());
        String first = copy.keys().next();
        return copy.put(first, changed(copy.get(first)));
    }

    /** As text with sorted keys, so that two of them can be compared. */
    private static String plain(Object value) throws JSONException {
        if (!(value instanceof JSONObject)) return String.valueOf(value);
        JSONObject object = (JSONObject) value;
        java.util.TreeMap<String, String> sorted = new java.util.TreeMap<>();
        for (Iterator<String> keys = object.keys(); keys.hasNext(); ) {
            String key = keys.next();
            sorted.put(key, plain(object.get(key)));
        }
        return sorted.toString();
    }

    private static List<String> texts(JSONArray array) throws JSONException {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < array.length(); i++) texts.add(array.getString(i));
        return texts;
    }
}
