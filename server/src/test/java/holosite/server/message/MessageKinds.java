package holosite.server.message;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.ArrayList;
import java.util.List;

/** The kinds of messages there are, as their field {@code type} names them. */
public final class MessageKinds {
    private MessageKinds() {}

    public static List<String> of(Class<?> family) {
        return records(family).stream()
                .map(type -> type.getAnnotation(JsonTypeName.class).value())
                .toList();
    }

    /** The records of a sealed family, in the order in which they are declared. */
    public static List<Class<?>> records(Class<?> family) {
        var records = new ArrayList<Class<?>>();
        for (Class<?> one : family.getPermittedSubclasses()) {
            if (one.isRecord()) {
                records.add(one);
            } else {
                records.addAll(records(one));
            }
        }
        return records;
    }
}
