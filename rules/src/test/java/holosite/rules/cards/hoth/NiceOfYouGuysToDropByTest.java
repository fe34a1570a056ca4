package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BEAST;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.Event;
import holosite.language.ability.When;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.effect.Hide;
import holosite.language.words.Actions;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nice Of You Guys To Drop By. */
class NiceOfYouGuysToDropByTest {
    private static final String NICE = "Nice Of You Guys To Drop By";

    private static Position astray(String... more) {
        return table().site(MOS_EISLEY)
                .at(PLAINS, "Luke Skywalker")
                .missing("Luke Skywalker")
                .at(PLAINS, more)
                .hand(LIGHT, NICE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Snowspeeder", "Luke's X-34 Landspeeder"})
    void whoIsMissingBesideAVehicleThatIsWorkedGoesToTheUsedPile(String vehicle) {
        var position = astray(vehicle);
        if (vehicle.startsWith("Luke")) {
            position.as(Role.PILOT, vehicle, "Beru Lars");
        }
        var scene = position.turn(LIGHT, Phase.CONTROL);
        scene.play(NICE, 1).passResponses();
        assertThat(scene.used(LIGHT)).containsExactlyInAnyOrder("Luke Skywalker", NICE);
    }

    @Test
    void aVehicleOfOnesOwnIsThereAndSomebodyWorksIt() {
        astray("Rogue 1").turn(LIGHT, Phase.CONTROL).mayNot("play " + NICE + ", text 1");
        astray("Tauntaun")
                .passenger("Tauntaun", "Rebel Trooper")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + NICE + ", text 1");
        astray(BEAST).turn(LIGHT, Phase.CONTROL).mayNot("play " + NICE + ", text 1");
        astray("Blizzard Scout 1").turn(LIGHT, Phase.CONTROL).mayNot("play " + NICE + ", text 1");
        astray().at(MOS_EISLEY, "Snowspeeder")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + NICE + ", text 1");
        table().at(PLAINS, "Snowspeeder", "Luke Skywalker", "Stormtrooper")
                .missing("Stormtrooper")
                .hand(LIGHT, NICE)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + NICE + ", text 1");
    }

    private static Scene battleAtNight() {
        return table().system("Tatooine", DARK)
                .on("Tatooine", "Sunsdown")
                .at(CANTINA, "Defel", "Stormtrooper", "Luke Skywalker")
                .hand(LIGHT, NICE)
                .force(DARK, 5)
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(CANTINA);
    }

    @Test
    void whoWouldHideFromABattleHasToFight() {
        var scene = battleAtNight();
        scene.mayNot("play " + NICE + ", text 2");
        scene.use("Defel").passUntil("play " + NICE + ", text 2").play(NICE, 2).passResponses();
        assertThat(scene.used(LIGHT)).contains(NICE);
        assertThat(scene.has("Defel", Flag.EXCLUDED)).isFalse();
        var hidden = battleAtNight();
        hidden.use("Defel").passResponses();
        assertThat(hidden.has("Defel", Flag.EXCLUDED)).isTrue();
    }

    @Test
    void aVehicleHidesUndisturbed() {
        Card hider =
                Kinds.combatVehicle("Hider", DARK, "0_1")
                        .destiny(1)
                        .deploy(1)
                        .power(1)
                        .maneuver(1)
                        .landspeed(1)
                        .forfeit(1)
                        .icons(Icon.PILOT)
                        .permanentPilot(1)
                        .says(
                                Actions.may(
                                        Action.at(When.just(Event.BATTLE_INITIATED))
                                                .then(new Hide(Filters.IT))));
        var scene =
                tableWith(hider)
                        .at(PLAINS, "Hider", "Stormtrooper", "Luke Skywalker")
                        .hand(LIGHT, NICE)
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(PLAINS);
        scene.use("Hider");
        mayNotInThisPhase(scene, "play " + NICE + ", text 2");
    }
}
