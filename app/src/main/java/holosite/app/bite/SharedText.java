package holosite.app.bite;

import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.card.Who;
import holosite.rules.card.TextId;
import java.util.Arrays;
import java.util.Optional;

/**
 * A text that both ends of a location have, and that is the same for both players: taken from one
 * end alone it would be in force as before, so it is taken from both.
 */
final class SharedText {
    private SharedText() {}

    /** Whether this is the second of two such texts. */
    static boolean isSecond(FaceText text) {
        return text.id().end() == TextId.End.LIGHT && twin(text).isPresent();
    }

    /** The card saying something else here, and there too if the text is shared. */
    static Card saying(FaceText text, Ability other) {
        Card changed = text.saying(other);
        return twin(text)
                .map(twin -> new FaceText(changed, changed, twin).saying(other))
                .orElse(changed);
    }

    private static Optional<TextId> twin(FaceText text) {
        TextId.End end = text.id().end();
        if (end == TextId.End.TEXT || namesAPlayer(text.ability())) {
            return Optional.empty();
        }
        TextId.End other = end == TextId.End.DARK ? TextId.End.LIGHT : TextId.End.DARK;
        int index = other.of(text.face()).indexOf(text.ability());
        return index < 0
                ? Optional.empty()
                : Optional.of(new TextId(text.face().id(), other, index));
    }

    private static boolean namesAPlayer(Object node) {
        return switch (node) {
            case Who who -> who != Who.EITHER;
            case Record record ->
                    Arrays.stream(record.getClass().getRecordComponents())
                            .anyMatch(part -> namesAPlayer(DetailMutations.part(record, part)));
            case Iterable<?> several -> {
                for (Object one : several) {
                    if (namesAPlayer(one)) {
                        yield true;
                    }
                }
                yield false;
            }
            case Optional<?> some -> some.isPresent() && namesAPlayer(some.get());
            default -> false;
        };
    }
}
