package androidx.credentials;

import android.content.Context;
import android.os.CancellationSignal;
import androidx.credentials.exceptions.GetCredentialException;
import java.util.concurrent.Executor;

/** An interface in Kotlin; its `create` is a static method of it for Java. */
public interface CredentialManager {
    static CredentialManager create(Context context) {
        throw new UnsupportedOperationException();
    }

    void getCredentialAsync(
            Context context,
            GetCredentialRequest request,
            CancellationSignal cancellationSignal,
            Executor executor,
            CredentialManagerCallback<GetCredentialResponse, GetCredentialException> callback);
}
