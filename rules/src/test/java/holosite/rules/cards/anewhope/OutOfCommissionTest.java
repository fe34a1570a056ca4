package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableInsteadOf;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import java.util.HashSet;
import org.junit.jupiter.api.Test;

/** Out Of Commission. */
class OutOfCommissionTest {
    private static final String COMMISSION = "Out Of Commission";
    private static final String BAY_327 = "Death Star: Docking Bay 327";

    private static Position heldByDevastator() {
        return held(table().at("Tatooine", "Devastator"), "Devastator", "Tractor Beam");
    }

    /** A corvette with Luke aboard, held by this ship or bay with its beam. */
    private static Position held(Position table, String holder, String beam) {
        return table.as(Role.ESCORTED, holder, "Corellian Corvette")
                .mark("Corellian Corvette", Flag.CAPTIVE | Flag.CAPTURED_SHIP)
                .passenger("Corellian Corvette", "Luke Skywalker")
                .on(holder, beam)
                .hand(LIGHT, COMMISSION)
                .force(LIGHT, 2);
    }

    private static Position heldAtTheDeathStar() {
        return held(
                table().system("Death Star", DARK).site(BAY_327, DARK),
                BAY_327,
                "Death Star Tractor Beam");
    }

    @Test
    void aStarshipHeldByATractorBeamIsReleasedForTwoForce() {
        var scene = heldByDevastator().turn(LIGHT, Phase.CONTROL);
        scene.play(COMMISSION).passResponses();
        scene.answerDefaults(() -> scene.has("Corellian Corvette", Flag.CAPTURED_SHIP));
        assertThat(scene.has("Corellian Corvette", Flag.CAPTIVE)).isFalse();
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        heldByDevastator().turn(LIGHT, Phase.DEPLOY).mayNot("play " + COMMISSION);
        heldByDevastator().turn(DARK, Phase.CONTROL).pass().mayNot("play " + COMMISSION);
    }

    @Test
    void itTakesTwoForceAndAHeldShip() {
        table().at("Tatooine", "Devastator", "Corellian Corvette")
                .on("Devastator", "Tractor Beam")
                .hand(LIGHT, COMMISSION)
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + COMMISSION);
        table().at("Tatooine", "Devastator")
                .as(Role.ESCORTED, "Devastator", "Corellian Corvette")
                .mark("Corellian Corvette", Flag.CAPTIVE | Flag.CAPTURED_SHIP)
                .passenger("Corellian Corvette", "Luke Skywalker")
                .on("Devastator", "Tractor Beam")
                .hand(LIGHT, COMMISSION)
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + COMMISSION);
    }

    @Test
    void fromTheDeathStarOnlyWithoutItsCentralCore() {
        heldAtTheDeathStar().turn(LIGHT, Phase.CONTROL).offers("play " + COMMISSION);
        heldAtTheDeathStar()
                .site("Death Star: Central Core", DARK)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + COMMISSION);
        heldByDevastator()
                .site("Death Star: Central Core", DARK)
                .turn(LIGHT, Phase.CONTROL)
                .offers("play " + COMMISSION);
        heldAtTheDeathStar().turn(DARK, Phase.CONTROL).pass().mayNot("play " + COMMISSION);
        var scene = heldAtTheDeathStar().turn(LIGHT, Phase.CONTROL);
        scene.play(COMMISSION).passResponses();
        scene.answerDefaults(() -> scene.has("Corellian Corvette", Flag.CAPTURED_SHIP));
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    void oneCardOfTheOpponentsLostPileGoesOutOfPlay() {
        var scene =
                table().hand(LIGHT, COMMISSION)
                        .lost(DARK, "Stormtrooper", "Stormtrooper", "Stormtrooper")
                        .lost(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.play(COMMISSION).passResponses();
        assertThat(scene.lost(DARK)).hasSize(2);
        assertThat(scene.outOfPlay(DARK)).hasSize(1);
        assertThat(scene.lost(LIGHT)).hasSize(3);
        assertThat(scene.used(LIGHT)).contains(COMMISSION);
    }

    @Test
    void whichIsLeftToChance() {
        var found = new HashSet<String>();
        for (int seed = 0; seed < 20; seed++) {
            var scene =
                    table().seed(seed)
                            .hand(LIGHT, COMMISSION)
                            .lost(DARK, "Stormtrooper", "Darth Vader")
                            .turn(LIGHT, Phase.DEPLOY);
            scene.play(COMMISSION).passResponses();
            found.addAll(scene.outOfPlay(DARK));
        }
        assertThat(found).containsExactlyInAnyOrder("Stormtrooper", "Darth Vader");
    }

    private static final Card RACK =
            Kinds.effect("Blaster Rack", DARK, "0_1").destiny(3).says(Abilities.deploysOnTable());

    @Test
    void orOneOfTheWeaponsOnItsBlasterRack() {
        var found = new HashSet<String>();
        for (int seed = 0; seed < 20; seed++) {
            var scene =
                    tableInsteadOf(RACK)
                            .seed(seed)
                            .beside(DARK, "Blaster Rack")
                            .stacked("Blaster Rack", "Imperial Blaster", "Vader's Lightsaber")
                            .hand(LIGHT, COMMISSION)
                            .turn(LIGHT, Phase.DEPLOY);
            scene.play(COMMISSION).passResponses();
            assertThat(scene.outOfPlay(DARK)).hasSize(1);
            found.addAll(scene.outOfPlay(DARK));
        }
        assertThat(found).containsExactlyInAnyOrder("Imperial Blaster", "Vader's Lightsaber");
    }

    @Test
    void aCaptiveCharacterIsNoHeldShip() {
        table().at("Death Star: War Room", "Stormtrooper")
                .captive("Stormtrooper", "Luke Skywalker")
                .hand(LIGHT, COMMISSION)
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + COMMISSION);
        heldAtTheDeathStar().turn(LIGHT, Phase.DEPLOY).mayNot("play " + COMMISSION);
    }

    @Test
    void whatIsStackedElsewhereIsSafe() {
        var pile =
                Kinds.effect("Plain Pile", DARK, "0_2").destiny(3).says(Abilities.deploysOnTable());
        tableWith(pile)
                .beside(DARK, "Plain Pile")
                .stacked("Plain Pile", "Imperial Blaster")
                .hand(LIGHT, COMMISSION)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("play " + COMMISSION);
        var ours =
                Kinds.effect("Blaster Rack", LIGHT, "0_1")
                        .destiny(3)
                        .says(Abilities.deploysOnTable());
        tableInsteadOf(ours)
                .beside(LIGHT, "Blaster Rack")
                .stacked("Blaster Rack", "Blaster")
                .hand(LIGHT, COMMISSION)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("play " + COMMISSION);
    }

    @Test
    void onlyWhatIsOnTheRackCanBePicked() {
        for (int seed = 0; seed < 8; seed++) {
            var scene =
                    tableInsteadOf(RACK)
                            .seed(seed)
                            .beside(DARK, "Blaster Rack", "Presence Of The Force")
                            .stacked("Blaster Rack", "Imperial Blaster")
                            .stacked("Presence Of The Force", "Vader's Lightsaber")
                            .beside(LIGHT, "Crash Site Memorial")
                            .stacked("Crash Site Memorial", "Blaster")
                            .hand(LIGHT, COMMISSION)
                            .turn(LIGHT, Phase.DEPLOY);
            scene.play(COMMISSION).passResponses();
            assertThat(scene.outOfPlay(DARK)).containsExactly("Imperial Blaster");
        }
    }

    @Test
    void withNothingThereItIsNotPlayed() {
        tableInsteadOf(RACK)
                .beside(DARK, "Blaster Rack")
                .lost(LIGHT, 2)
                .hand(LIGHT, COMMISSION)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("play " + COMMISSION);
    }
}
