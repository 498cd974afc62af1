package agency.shell.core;

import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** Prints scripts with the messages they carry, for `npm run native` to run as a browser would. */
final class DeliveryScripts {
    private DeliveryScripts() {}

    public static void main(String[] arguments) throws JSONException {
        JSONArray printed = new JSONArray();
        for (String token : new String[] {
            "eyJ.e30.c2ln", "</script><!--", "\u2028\u2029", "\"'`\\", "${location}", "\n\r\t\0", "\ud83d\ude00 \u0928\u092e\u0938\u094d\u0924\u0947"
        }) {
            String message = BridgeMessages.googleIdToken(token).toString();
            printed.put(new JSONObject()
                    .put("token", token)
                    .put("script", Delivery.script("https://agency.example", message)));
        }
        System.out.println(printed);
    }
}
