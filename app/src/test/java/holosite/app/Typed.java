package holosite.app;

import java.io.PrintWriter;
import java.io.StringWriter;

/** The result of a command line. */
record Typed(int exit, String out, String err) {

    static Typed run(String... words) {
        var out = new StringWriter();
        var err = new StringWriter();
        int exit =
                Main.commandLine()
                        .setOut(new PrintWriter(out))
                        .setErr(new PrintWriter(err))
                        .execute(words);
        return new Typed(exit, out.toString(), err.toString());
    }
}
