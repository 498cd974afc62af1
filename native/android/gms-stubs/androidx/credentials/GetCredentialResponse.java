package androidx.credentials;

public final class GetCredentialResponse {
    private GetCredentialResponse() {}

    public Credential getCredential() {
        throw new UnsupportedOperationException();
    }
}
