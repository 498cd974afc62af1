package androidx.webkit;

public class WebViewFeature {
    public static final String WEB_MESSAGE_LISTENER = "WEB_MESSAGE_LISTENER";
    public static final String DOCUMENT_START_SCRIPT = "DOCUMENT_START_SCRIPT";

    private WebViewFeature() {}

    public static boolean isFeatureSupported(String feature) {
        throw new UnsupportedOperationException();
    }
}
