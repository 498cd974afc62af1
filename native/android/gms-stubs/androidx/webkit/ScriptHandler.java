package androidx.webkit;

public abstract class ScriptHandler {
    public abstract void remove();
}
