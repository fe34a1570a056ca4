package holosite.rules.notation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lines that divide a list of cards: {@code Characters (12)}, {@code Locations:}, {@code == Weapons
 * & Devices ==}, {@code 20 Effects}, {@code Boucliers défensifs}. A heading consists of words for
 * kinds of cards and nothing else, so that no misspelled title is taken for one.
 */
final class DeckHeading {
    /** Something about the deck that is no card: {@code Author: …}. */
    private static final Pattern ABOUT =
            Pattern.compile(
                    "(?iU)(?:author|by|player|date|event|tournament|format|version|total|cards"
                            + "|auteur|par|joueur|tournoi|cartes) ?:.*");

    /** A heading with its card behind it. */
    private static final Pattern WITH_CARD =
            Pattern.compile(
                    "(?iU)(starting location|starts? at|start location|objective|starting effect"
                            + "|starting interrupt|lieu de départ|objectif|effet de départ"
                            + "|interruption de départ) ?: ?(.+)");

    private static final Pattern DECORATION =
            Pattern.compile("^[\\p{Punct}\\s•·–—]++|[\\p{Punct}\\s–—]++$");
    private static final Pattern NUMBER =
            Pattern.compile("^\\d{1,3} ?[x×]? |[ (\\[:–-]*\\d{1,3}(?: cards| cartes)?$");
    private static final Pattern BETWEEN = Pattern.compile("[\\s/&+,()\\[\\]–-]+");

    private static final Set<String> OUTSIDE =
            Set.of("shield", "shields", "outside", "sideboard", "bouclier", "boucliers", "hors");
    private static final Set<String> STARTING = Set.of("starting", "start", "départ");
    private static final Set<String> PROSE =
            Set.of(
                    "strategy",
                    "notes",
                    "note",
                    "comments",
                    "description",
                    "matchups",
                    "stratégie",
                    "remarques",
                    "commentaires");

    /** Kinds of cards: at least one of these makes a heading. */
    private static final Set<String> KINDS =
            words(
                    "character characters alien aliens rebel rebels imperial imperials droid droids"
                            + " creature creatures location locations site sites system systems"
                            + " sector sectors starship starships ship ships starfighter"
                            + " starfighters vehicle vehicles weapon weapons device devices effect"
                            + " effects interrupt interrupts objective objectives event events"
                            + " order orders test tests shield shields podracer podracers"
                            + " squadron squadrons sideboard deck cards aid aids"
                            + " personnage personnages créature créatures droïde droïdes lieu lieux"
                            + " système systèmes secteur secteurs vaisseau vaisseaux chasseur"
                            + " chasseurs véhicule véhicules arme armes équipement équipements"
                            + " effet effets interruption interruptions objectif objectifs"
                            + " événement événements ordre ordres épreuve épreuves bouclier"
                            + " boucliers cartes stuff");

    /** Words that go with them. */
    private static final Set<String> BESIDE =
            words(
                    "used lost starting start immediate political mobile utinni epic admiral's"
                            + " admiral’s admirals jedi defensive outside main reserve light dark side of the"
                            + " in my and or with under other others misc miscellaneous capital"
                            + " combat combo game your blue red green white total"
                            + " utilisées perdues immédiats politiques épiques amiral d'amiral"
                            + " défensifs hors du de la le les des et départ principal réserve"
                            + " côté lumineux obscur autres capitaux jeu aide aides l'amiral");

    private static final int LONGEST = 60;

    private DeckHeading() {}

    private static Set<String> words(String all) {
        return Set.of(all.split(" "));
    }

    /** What comes after this line, if the line divides the list. */
    static Optional<DeckSection> of(String line) {
        if (line.length() > LONGEST) {
            return Optional.empty();
        }
        String words = undecorated(line);
        Set<String> all = Set.copyOf(List.of(BETWEEN.split(words)));
        if (all.size() == 1 && all.stream().allMatch(PROSE::contains)) {
            return Optional.of(DeckSection.PROSE);
        }
        boolean heading =
                all.stream().anyMatch(KINDS::contains)
                        && all.stream().allMatch(w -> KINDS.contains(w) || BESIDE.contains(w));
        if (!heading && !(isAlone(all) && words.length() < line.length())) {
            return Optional.empty();
        }
        if (all.stream().anyMatch(OUTSIDE::contains)) {
            return Optional.of(DeckSection.OUTSIDE);
        }
        return Optional.of(
                all.stream().anyMatch(STARTING::contains)
                        ? DeckSection.STARTING
                        : DeckSection.DECK);
    }

    /** Words that need no kind beside them when they are marked as a heading: {@code Start:}. */
    private static boolean isAlone(Set<String> words) {
        return words.stream().allMatch(BESIDE::contains);
    }

    private static String undecorated(String line) {
        String bare = line.toLowerCase(Locale.ROOT);
        for (String before = ""; !before.equals(bare); ) {
            before = bare;
            bare = DECORATION.matcher(bare).replaceAll("");
            bare = NUMBER.matcher(bare).replaceAll("");
        }
        return bare;
    }

    /** Whether a line says something about the deck, or nothing at all, and names no card of it. */
    static boolean isAbout(String line) {
        return ABOUT.matcher(line).matches()
                || line.codePoints().noneMatch(Character::isLetterOrDigit);
    }

    /** The card that stands behind a heading on its line: {@code Starting location: Hoth}. */
    static Optional<String> cardBehind(String line) {
        Matcher matcher = WITH_CARD.matcher(line);
        return matcher.matches() ? Optional.of(matcher.group(2)) : Optional.empty();
    }
}
