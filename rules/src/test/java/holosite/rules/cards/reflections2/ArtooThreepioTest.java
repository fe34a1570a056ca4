package holosite.rules.cards.reflections2;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;

/** Artoo & Threepio. */
class ArtooThreepioTest {
    private static final String BOTH = "Artoo & Threepio";
    private static final String FEELING = "Artoo, I Have A Bad Feeling About This";

    private static Scene battle(String... droids) {
        var scene =
                table().at(CANTINA, droids)
                        .at(CANTINA, "Luke Skywalker", "Darth Vader")
                        .hand(LIGHT, FEELING)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        return scene.battleAt(CANTINA).passUntil("play " + FEELING + ", text 2");
    }

    @Test
    @Claim("artoo-and-threepio#1")
    void inABattleTheyAreInBattleTogether() {
        var scene = battle(BOTH);
        scene.play(FEELING, 3).passResponses();
        assertThat(battleDestinies(scene, DARK)).isZero();
    }

    @Test
    @Claim("artoo-and-threepio#1")
    void oneOfThemIsNotEnough() {
        var scene =
                table().at(CANTINA, "C-3PO", "Luke Skywalker", "Darth Vader")
                        .at(BAY, "R2-D2 (Artoo-Detoo)")
                        .hand(LIGHT, FEELING)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("play " + FEELING);
        scene.mayNot("play " + FEELING + ", text 3");
    }

    @Test
    @Claim("artoo-and-threepio#3")
    void whileTheyAreThereDroidsMayBeBattled() {
        for (boolean there : new boolean[] {true, false}) {
            var position =
                    table().at(CANTINA, "R2-X2 (Artoo-Extoo)", "Stormtrooper")
                            .at(BAY, "EG-6", "Rebel Trooper")
                            .force(DARK, 5)
                            .force(LIGHT, 5);
            if (there) {
                position.at(FARM, BOTH);
            }
            var scene = position.turn(DARK, Phase.BATTLE);
            assertThat(scene.isOffered("battle at " + CANTINA)).isEqualTo(there);
            scene.passUntil(LIGHT, Phase.BATTLE);
            assertThat(scene.isOffered("battle at " + BAY)).isEqualTo(there);
        }
    }

    @Test
    @Claim("artoo-and-threepio#4")
    void otherwiseADroidDoesNotOccupyItsLocation() {
        var scene =
                table().at(FARM, BOTH)
                        .at(CANTINA, "R2-X2 (Artoo-Extoo)", "Stormtrooper")
                        .at(BAY, "R4-E1 (Arfour-Eeone)")
                        .force(LIGHT, 5)
                        .force(DARK, 5)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.occupies(LIGHT, BAY)).isFalse();
        assertThat(scene.controls(LIGHT, BAY)).isFalse();
        scene.mayNot("drain at " + BAY);
        // it does not keep the opponent from controlling, either
        assertThat(scene.controls(DARK, CANTINA)).isTrue();
        scene.passUntil(DARK, Phase.CONTROL).offers("drain at " + CANTINA);
    }

    @Test
    @Claim("artoo-and-threepio#5")
    void pilotingAStarshipTheyMayBeBattledToo() {
        for (boolean silent : new boolean[] {false, true}) {
            var position =
                    table().at("Tatooine", "Millennium Falcon", "Devastator")
                            .pilot("Millennium Falcon", BOTH)
                            .force(DARK, 5);
            if (silent) {
                position.on(BOTH, "dark Restraining Bolt");
            }
            assertThat(position.turn(DARK, Phase.BATTLE).isOffered("battle at Tatooine"))
                    .isEqualTo(!silent);
        }
    }

    @Test
    void theyPilotOnlyTheFalcon() {
        var scene =
                table().at("Tatooine", "Millennium Falcon", "Gold 1")
                        .hand(LIGHT, BOTH)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(BOTH).to("Millennium Falcon").passResponses();
        assertThat(scene.roleOf(BOTH)).isEqualTo(Role.PILOT);
        var other =
                table().at("Tatooine", "Gold 1")
                        .hand(LIGHT, BOTH)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        // a passenger, though the pilot's seat is free
        other.deploy(BOTH).to("Gold 1").passResponses();
        assertThat(other.roleOf(BOTH)).isEqualTo(Role.PASSENGER);
    }

    @Test
    void whoHasNoAbilityTakesNoBattleDamage() {
        for (boolean able : new boolean[] {false, true}) {
            var position =
                    table().at(FARM, BOTH)
                            .at(CANTINA, "R2-X2 (Artoo-Extoo)", "Darth Vader")
                            .force(DARK, 5);
            if (able) {
                position.at(CANTINA, "Rebel Trooper");
            }
            var scene = position.turn(DARK, Phase.BATTLE);
            scene.battleAt(CANTINA).passWeapons();
            assertThat(scene.figureAt(Figure.BATTLE_DAMAGE, CANTINA, LIGHT)).isEqualTo(0);
            scene.answerDefaults(() -> scene.prompt() == Prompt.Key.DRAW_BATTLE_DESTINY);
            assertThat(scene.damageLeft(LIGHT) > 0).isEqualTo(able);
        }
        var dark =
                table().at(FARM, BOTH)
                        .at(CANTINA, "EG-6", "Obi-Wan Kenobi")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        dark.battleAt(CANTINA).passWeapons();
        dark.answerDefaults(() -> dark.prompt() == Prompt.Key.DRAW_BATTLE_DESTINY);
        assertThat(dark.damageLeft(DARK)).isZero();
    }

    @Test
    void onceATurnTheyFetchABadFeeling() {
        var scene =
                table().at(FARM, BOTH)
                        .reserve(
                                LIGHT,
                                FEELING,
                                "Electrobinoculars",
                                "I Have A Very Bad Feeling About This")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.use(BOTH).mayNot("Electrobinoculars").choose(FEELING).passResponses();
        assertThat(scene.hand(LIGHT)).containsExactly(FEELING);
        scene.mayNot("use " + BOTH);
    }

    @Test
    void badFeelingHaveIIsSuspended() {
        for (boolean there : new boolean[] {true, false}) {
            var position =
                    table().beside(DARK, "Bad Feeling Have I")
                            .site(BAY, LIGHT)
                            .hand(LIGHT, "Luke Skywalker");
            if (there) {
                position.at(FARM, BOTH);
            }
            var scene = position.turn(LIGHT, Phase.DEPLOY);
            assertThat(scene.deployCost("Luke Skywalker", BAY)).isEqualTo(there ? 3 : 5);
        }
    }
}
