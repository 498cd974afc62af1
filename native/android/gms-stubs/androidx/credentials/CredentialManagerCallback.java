package androidx.credentials;

public interface CredentialManagerCallback<R, E> {
    void onResult(R result);

    void onError(E error);
}
