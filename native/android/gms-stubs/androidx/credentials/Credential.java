package androidx.credentials;

import android.os.Bundle;

public abstract class Credential {
    public final String getType() {
        throw new UnsupportedOperationException();
    }

    public final Bundle getData() {
        throw new UnsupportedOperationException();
    }
}
