package androidx.webkit;

public class WebMessageCompat {
    public String getData() {
        throw new UnsupportedOperationException();
    }
}
