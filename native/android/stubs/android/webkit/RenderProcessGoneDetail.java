package android.webkit;

/** Of API 26, to be compiled against only. */
public abstract class RenderProcessGoneDetail {
    public abstract boolean didCrash();
}
