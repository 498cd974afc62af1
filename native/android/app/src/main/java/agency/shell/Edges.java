package agency.shell;

import android.graphics.Color;
import android.os.Build;
import android.view.View;
import android.view.Window;
import android.view.WindowInsets;

/** Keeps the page clear of bars, cut-outs and the keyboard: from Android 15 on the window reaches behind all of them. */
final class Edges {
    private Edges() {}

    static void keepClear(Window window, View root, int bar) {
        root.setBackgroundColor(bar);
        if (!isDark(bar)) {
            int lightNavigation = Build.VERSION.SDK_INT >= 26 ? 0x10 : 0;
            window.getDecorView().setSystemUiVisibility(View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR | lightNavigation);
        }
        root.setOnApplyWindowInsetsListener(new View.OnApplyWindowInsetsListener() {
            @Override
            public WindowInsets onApplyWindowInsets(View view, WindowInsets insets) {
                int[] edges = edgesOf(insets);
                view.setPadding(edges[0], edges[1], edges[2], edges[3]);
                return insets.consumeSystemWindowInsets();
            }
        });
    }

    /** @return left, top, right, bottom */
    private static int[] edgesOf(WindowInsets insets) {
        if (Build.VERSION.SDK_INT >= 30) {
            try {
                // Of API 30: WindowInsets.getInsets(Type.systemBars() | Type.displayCutout() | Type.ime())
                Class<?> types = Class.forName("android.view.WindowInsets$Type");
                int wanted = 0;
                for (String name : new String[] {"systemBars", "displayCutout", "ime"})
                    wanted |= (Integer) types.getMethod(name).invoke(null);
                Object edges = WindowInsets.class.getMethod("getInsets", int.class).invoke(insets, wanted);
                int[] found = new int[4];
                String[] sides = {"left", "top", "right", "bottom"};
                for (int i = 0; i < 4; i++) found[i] = edges.getClass().getField(sides[i]).getInt(edges);
                return found;
            } catch (ReflectiveOperationException changed) {
                // Then as before Android 11.
            }
        }
        return new int[] {
            insets.getSystemWindowInsetLeft(), insets.getSystemWindowInsetTop(),
            insets.getSystemWindowInsetRight(), insets.getSystemWindowInsetBottom()
        };
    }

    private static boolean isDark(int color) {
        return Color.red(color) * 299 + Color.green(color) * 587 + Color.blue(color) * 114 < 128_000;
    }
}
