package holosite.server.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a route takes and answers. The description of the HTTP interface is made from it, and a
 * route that reads or answers something else fails.
 *
 * @param summary what the route is for
 * @param query the query parameters it takes, apart from the language, and what they mean
 * @param body what is sent to it as JSON
 * @param answer what it answers
 * @param also other statuses of what is granted, and when they come
 * @param refusals the statuses with which it refuses, apart from those that follow from what it
 *     takes and who may ask
 * @param once whether the same request sent again with the same key creates nothing new
 */
public record RouteContract(
        String summary,
        Map<String, String> query,
        Optional<Class<?>> body,
        Answer answer,
        Map<Integer, String> also,
        Set<Integer> refusals,
        boolean once) {

    /** A route that takes nothing and answers nothing. */
    static final RouteContract NONE =
            new RouteContract(
                    "",
                    Map.of(),
                    Optional.empty(),
                    new Answer.Nothing(),
                    Map.of(),
                    Set.of(),
                    false);

    public RouteContract {
        also = Map.copyOf(also);
        refusals = Set.copyOf(refusals);
    }

    /** What a route answers. */
    public sealed interface Answer {

        /** The status of this answer. */
        int status();

        /** Done; there is nothing to say. */
        record Nothing() implements Answer {
            @Override
            public int status() {
                return 204;
            }
        }

        /** One of these as JSON. */
        record One(Class<?> type, int status) implements Answer {}

        /** One of these as JSON, or {@code null}. */
        record OneOrNull(Class<?> type) implements Answer {
            @Override
            public int status() {
                return 200;
            }
        }

        /** A list of these as JSON. */
        record Several(Class<?> type) implements Answer {
            @Override
            public int status() {
                return 200;
            }
        }

        /** A text to be saved as a file of one of these types. */
        record File(List<String> types) implements Answer {
            public File {
                types = List.copyOf(types);
            }

            @Override
            public int status() {
                return 200;
            }
        }
    }

    /** Whether it may answer with this status. */
    boolean mayAnswer(int status) {
        return status == answer.status() || also.containsKey(status);
    }

    RouteContract saying(String words) {
        return new RouteContract(words, query, body, answer, also, refusals, once);
    }

    RouteContract taking(String name, String meaning) {
        var more = new LinkedHashMap<>(query);
        more.put(name, meaning);
        return new RouteContract(summary, more, body, answer, also, refusals, once);
    }

    RouteContract reading(Class<?> type) {
        return new RouteContract(summary, query, Optional.of(type), answer, also, refusals, once);
    }

    RouteContract answering(Answer other) {
        return new RouteContract(summary, query, body, other, also, refusals, once);
    }

    RouteContract also(int status, String when) {
        return new RouteContract(
                summary, query, body, answer, Map.of(status, when), refusals, once);
    }

    RouteContract refusing(Set<Integer> statuses) {
        return new RouteContract(summary, query, body, answer, also, statuses, once);
    }

    RouteContract creatingOnce() {
        return new RouteContract(summary, query, body, answer, also, refusals, true);
    }
}
