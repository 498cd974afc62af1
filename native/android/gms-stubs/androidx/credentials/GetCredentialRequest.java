package androidx.credentials;

public final class GetCredentialRequest {
    private GetCredentialRequest() {}

    public static final class Builder {
        public Builder addCredentialOption(CredentialOption option) {
            throw new UnsupportedOperationException();
        }

        public GetCredentialRequest build() {
            throw new UnsupportedOperationException();
        }
    }
}
