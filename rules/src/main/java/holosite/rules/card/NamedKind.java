package holosite.rules.card;

import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Subtype;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A kind of card that a player names, by what is printed on it. */
public sealed interface NamedKind {

    record OfType(CardType type) implements NamedKind {}

    record OfSubtype(Subtype subtype) implements NamedKind {}

    record WithIcon(Icon icon) implements NamedKind {}

    record OfTitle(String title) implements NamedKind {}

    /** By what a player tells cards apart. */
    enum By {
        TITLE,
        TYPE,
        SUBTYPE,
        ICON;

        private static final List<By> IN_ORDER = List.of(TITLE, TYPE, SUBTYPE, ICON);

        /** In the order in which a player is offered them. */
        public static List<By> inOrder() {
            return IN_ORDER;
        }
    }

    /** Whether a card is of this kind. */
    default boolean fits(Definition card) {
        return switch (this) {
            case OfType(var type) -> card.is(type);
            case OfSubtype(var subtype) -> card.is(subtype);
            case WithIcon(var icon) -> card.has(icon);
            case OfTitle(var title) -> card.titled(title);
        };
    }

    /** All kinds there are; of titles those given. */
    static List<NamedKind> all(By by, List<String> titles) {
        return switch (by) {
            case TITLE -> titles.stream().<NamedKind>map(OfTitle::new).toList();
            case TYPE -> List.copyOf(types());
            case SUBTYPE -> Arrays.stream(Subtype.values()).<NamedKind>map(OfSubtype::new).toList();
            case ICON -> Arrays.stream(Icon.values()).<NamedKind>map(WithIcon::new).toList();
        };
    }

    /** The types to name: nothing is printed as what only stands at a holosite. */
    static List<OfType> types() {
        var types = new ArrayList<OfType>();
        for (CardType type : CardType.values()) {
            if (type != CardType.DEJARIK_OR_HOLOGRAM && type != CardType.GAME_AID) {
                types.add(new OfType(type));
            }
        }
        return types;
    }
}
