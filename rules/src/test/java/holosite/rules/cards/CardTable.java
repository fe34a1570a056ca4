package holosite.rules.cards;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.language.words.Modifiers;
import holosite.rules.battle.BattleDestiny;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.state.Context;
import holosite.rules.table.Table;
import holosite.rules.text.CardTexts;
import java.util.ArrayList;
import java.util.List;

/**
 * The table most tests are played on, with every card there is, and the places they are played at.
 */
public final class CardTable {
    /** A creature of the Light Side that lives on every planet. */
    public static final String BEAST = "Scurrier";

    /** A creature of the Dark Side that lives on every planet. */
    public static final String DARK_BEAST = "Rock Wart";

    public static final String CANTINA = "Tatooine: Cantina";
    public static final String BAY = "Tatooine: Docking Bay 94";
    public static final String MOS_EISLEY = "Tatooine: Mos Eisley";
    public static final String FARM = "Tatooine: Lars' Moisture Farm";

    public static final String WAR_ROOM = "Death Star: War Room";
    public static final String PLAINS = "Hoth: Ice Plains (5th Marker)";
    public static final String PERIMETER = "Hoth: Defensive Perimeter (3rd Marker)";
    public static final String GENERATORS = "Hoth: Main Power Generators (1st Marker)";
    public static final String COMMAND_CENTER = "Hoth: Echo Command Center (War Room)";

    /** Whoever has this on him has no ability, and so gives no presence. */
    public static final Card DAZE =
            Kinds.effect("Plain Daze", Side.DARK, "0_99")
                    .destiny(3)
                    .says(
                            Abilities.deploysOn(Filters.CHARACTER),
                            Abilities.always(Modifiers.set(Figure.ABILITY, 0, Filters.HOST)));

    private CardTable() {}

    public static Position table() {
        return Scene.with(AllCards::all);
    }

    public static Position tableWith(Card... more) {
        var cards = new ArrayList<Card>(AllCards.all());
        cards.addAll(List.of(more));
        return Scene.with(() -> cards);
    }

    /** The same table where this card stands in for all others of its title. */
    public static Position tableInsteadOf(Card card) {
        var cards = new ArrayList<Card>(AllCards.all());
        cards.removeIf(other -> other.title().equals(card.title()));
        cards.add(card);
        return Scene.with(() -> cards);
    }

    /** Expects that nobody is offered any of these until this phase is over. */
    public static void mayNotInThisPhase(Scene scene, String... words) {
        Phase phase = scene.phase();
        while (scene.phase() == phase) {
            scene.mayNot(words).answerDefault();
        }
    }

    /** The cards that may be chosen where this card is deployed. */
    public static List<String> hosts(Scene scene, String card) {
        return scene.deploy(card).offered();
    }

    /** The cards this weapon may be fired at. */
    public static List<String> targets(Scene scene, String weapon) {
        return scene.fire(weapon).offered();
    }

    /** The cards of which the player is asked to choose exactly one. */
    public static List<String> oneOf(Scene scene) {
        assertThat(scene.decision())
                .isInstanceOfSatisfying(
                        Decision.ChooseCards.class,
                        asked -> assertThat(List.of(asked.least(), asked.most())).containsOnly(1));
        return scene.offered();
    }

    /** How many battle destinies a player may draw in the battle going on. */
    public static int battleDestinies(Scene scene, Side side) {
        return BattleDestiny.draws(scene.state(), side, FigureListener.NONE);
    }

    /** Whether the text of a weapon names such a card as something to fire at. */
    public static boolean names(Scene scene, String weapon, String target) {
        var game = scene.game();
        int card = scene.card(weapon);
        var context = Context.of(card, game.state().table().owner(card));
        return CardTexts.of(game.state(), card).text().firings().stream()
                .anyMatch(shot -> shot.at().fits(game.state(), context, scene.card(target)));
    }

    /** What a total of 12 counts as in an attempt to cross a character over. */
    public static double toCross(Scene scene, String card) {
        int who = scene.card(card);
        return Figures.modified(
                scene.state(),
                Figure.CROSSING_OVER,
                who,
                scene.ownerOf(card),
                Table.NOBODY,
                12,
                FigureListener.NONE);
    }

    /**
     * Whether somebody is asked for the order of automatic actions before this phase is over; all
     * other questions are answered with as little as possible.
     */
    public static boolean asksForOrder(Scene scene) {
        Phase phase = scene.phase();
        scene.answerDefaults(
                () -> scene.phase() == phase && scene.prompt() != Prompt.Key.AUTOMATIC_ORDER);
        return scene.prompt() == Prompt.Key.AUTOMATIC_ORDER;
    }
}
