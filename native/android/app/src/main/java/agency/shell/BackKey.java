package agency.shell;

import android.app.Activity;
import android.os.Build;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/**
 * Android 16 asks whoever registered instead of calling `onBackPressed`, and only while registered: unregistered, the system
 * shows where back leads out of the app. The classes are of API 33; hence by name.
 */
final class BackKey {
    private final Activity activity;
    private final Runnable back;
    private Object callback;

    BackKey(Activity activity, Runnable back) {
        this.activity = activity;
        this.back = back;
    }

    /** @param wanted whether there is something to go back to inside the app */
    void listen(boolean wanted) {
        if (Build.VERSION.SDK_INT < 33 || wanted == (callback != null)) return;
        try {
            Class<?> kind = Class.forName("android.window.OnBackInvokedCallback");
            Object dispatcher = Activity.class.getMethod("getOnBackInvokedDispatcher").invoke(activity);
            Class<?> dispatchers = Class.forName("android.window.OnBackInvokedDispatcher");
            if (wanted) {
                Object made = Proxy.newProxyInstance(kind.getClassLoader(), new Class<?>[] {kind}, new Called());
                dispatchers.getMethod("registerOnBackInvokedCallback", int.class, kind).invoke(dispatcher, 0, made);
                callback = made;
            } else {
                dispatchers.getMethod("unregisterOnBackInvokedCallback", kind).invoke(dispatcher, callback);
                callback = null;
            }
        } catch (ReflectiveOperationException absent) {
            // Then the system calls onBackPressed.
        }
    }

    private final class Called implements InvocationHandler {
        @Override
        public Object invoke(Object self, Method method, Object[] arguments) {
            String name = method.getName();
            if (name.equals("onBackInvoked")) back.run();
            if (name.equals("equals")) return self == arguments[0];
            if (name.equals("hashCode")) return System.identityHashCode(self);
            return name.equals("toString") ? "BackKey" : null;
        }
    }
}
