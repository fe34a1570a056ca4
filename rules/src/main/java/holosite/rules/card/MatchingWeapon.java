package holosite.rules.card;

import holosite.language.Card;
import holosite.language.ability.Deploys;
import holosite.language.card.CardType;
import holosite.language.filter.AllOf;
import holosite.language.filter.Filter;
import holosite.language.filter.OneOf;
import holosite.language.filter.PersonaOf;
import holosite.language.filter.TitleHas;
import holosite.language.filter.Titled;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Whose matching weapon a weapon is. A weapon card matches the characters its own text names; a
 * class of characters it may also be deployed on is not a name. A permanent weapon matches its
 * character only if its title contains the name of the character or of his persona.
 */
final class MatchingWeapon {
    private MatchingWeapon() {}

    /** The names a weapon's text gives to those it is for; none for any other card. */
    static String[] names(Card card) {
        var names = new LinkedHashSet<String>();
        if (card.type() == CardType.WEAPON) {
            for (var ability : card.text()) {
                if (ability instanceof Deploys deploys
                        && deploys.where() instanceof Deploys.OnCard on) {
                    collect(on.host(), names);
                }
            }
        }
        return names.toArray(String[]::new);
    }

    private static void collect(Filter filter, Set<String> names) {
        switch (filter) {
            case PersonaOf persona -> names.add(persona.name());
            case Titled titled -> names.add(titled.title());
            case TitleHas title -> names.add(title.word());
            case AllOf all -> all.filters().forEach(part -> collect(part, names));
            case OneOf one -> one.filters().forEach(part -> collect(part, names));
            default -> {}
        }
    }

    /** Whether a character is one of those named. */
    static boolean isNamed(Definition character, String[] names) {
        if (!character.is(CardType.CHARACTER)) {
            return false;
        }
        for (String name : names) {
            if (character.isPersona(name)
                    || character.titleHas(name.toLowerCase(Locale.ROOT), true)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the weapon printed into a character is his matching weapon. */
    static boolean permanent(Card card) {
        if (card.permanentWeapon().isEmpty()) {
            return false;
        }
        String weapon = card.permanentWeapon().get().title();
        String lowerTitle = weapon.toLowerCase(Locale.ROOT);
        return Stream.concat(Stream.of(card.title()), card.personas().stream())
                // a unique weapon is a persona of its character too, but not his name
                .filter(name -> !name.equals(weapon))
                .anyMatch(name -> TitleWords.has(lowerTitle, name.toLowerCase(Locale.ROOT)));
    }
}
