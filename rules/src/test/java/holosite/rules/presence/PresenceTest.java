package holosite.rules.presence;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Presence: what gives it, where, and what Ozzel and Vader of the entry's example say. */
class PresenceTest {
    private static final String CORRIDOR = "Executor: Main Corridor";

    @Test
    @Claim({"presence#1", "presence#3"})
    void aCharacterIsFeltFromTheBridgeTheCockpitAndTheHold() {
        var scene =
                table().at("Hoth", "Red 5")
                        .pilot("Red 5", "Luke Skywalker")
                        .at("Tatooine", "Devastator")
                        .cargo("Devastator", "Black 2")
                        .pilot("Black 2", "DS-61-2")
                        .at(FARM, "Sandcrawler")
                        .passenger("Sandcrawler", "Han Solo")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.occupies(LIGHT, "Hoth")).isTrue();
        assertThat(scene.totalAbility("Tatooine", DARK)).isEqualTo(4);
        assertThat(scene.occupies(LIGHT, FARM)).isTrue();
    }

    @Test
    @Claim("presence#3")
    void aShipWithNobodyOfAbilityAboardGivesNoPresence() {
        var scene = table().at("Hoth", "Red 5").turn(DARK, Phase.CONTROL);

        assertThat(scene.occupies(LIGHT, "Hoth")).isFalse();
    }

    @Test
    @Claim({"presence#2", "presence#4"})
    void abilityOfOneGivesPresenceAndDroidsAloneGiveNone() {
        var scene = table().at(CANTINA, "Stormtrooper", "C-3PO").turn(DARK, Phase.CONTROL);

        assertThat(scene.occupies(DARK, CANTINA)).isTrue();
        assertThat(scene.totalAbility(CANTINA, LIGHT)).isZero();
        assertThat(scene.occupies(LIGHT, CANTINA)).isFalse();
        assertThat(scene.controls(DARK, CANTINA)).isTrue();
    }

    private static Scene executorAtDantooine() {
        return table().at("Dantooine", "Executor")
                .pilot("Executor", "Admiral Ozzel")
                .site("Executor: Main Corridor", DARK)
                .at(CORRIDOR, "Darth Vader")
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    @Claim({"presence#5", "presence#6"})
    void ozzelOnTheBridgeIsFeltAtTheSystemOnly() {
        var scene = executorAtDantooine();

        // three permanent pilots with ability of 3 together, and Ozzel's 2
        assertThat(scene.totalAbility("Dantooine", DARK)).isEqualTo(5);
        assertThat(scene.totalAbility(CORRIDOR, DARK)).isEqualTo(6);
    }

    @Test
    @Claim({"presence#5", "presence#7"})
    void vaderInTheCorridorIsFeltThereOnly() {
        var scene =
                table().site("Dantooine", DARK)
                        .site(CORRIDOR, DARK)
                        .at(CORRIDOR, "Darth Vader")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.occupies(DARK, CORRIDOR)).isTrue();
        assertThat(scene.occupies(DARK, "Dantooine")).isFalse();
        assertThat(executorAtDantooine().totalAbility("Dantooine", DARK)).isLessThan(6);
    }

    @Test
    @Claim({"presence#8", "presence#17"})
    void ozzelIsALeaderOfPowerThreeAndAbilityTwo() {
        var scene = table().at(CANTINA, "Admiral Ozzel").turn(DARK, Phase.CONTROL);

        assertThat(scene.power("Admiral Ozzel")).isEqualTo(3);
        assertThat(scene.ability("Admiral Ozzel")).isEqualTo(2);
        assertThat(scene.forfeitValue("Admiral Ozzel")).isEqualTo(4);
        assertThat(scene.deployCost("Admiral Ozzel", CANTINA)).isZero();
        assertThat(scene.printed("Admiral Ozzel").is(Trait.LEADER)).isTrue();
    }

    @Test
    @Claim("presence#17")
    void ozzelCountsAsTheLeaderTheWarRoomAsksFor() {
        var with =
                table().at("Death Star: War Room", "Admiral Ozzel")
                        .at(CANTINA, "Rebel Trooper")
                        .turn(DARK, Phase.CONTROL);
        var without =
                table().at("Death Star: War Room", "Stormtrooper")
                        .at(CANTINA, "Rebel Trooper")
                        .turn(DARK, Phase.CONTROL);

        assertThat(with.forfeitValue("Rebel Trooper"))
                .isEqualTo(without.forfeitValue("Rebel Trooper") - 1);
    }

    @Test
    @Claim("presence#9")
    void capitalStarshipsDeployForOneLessToOzzelsSystem() {
        var scene =
                table().at("Dantooine", "Devastator")
                        .pilot("Devastator", "Admiral Ozzel")
                        .system("Tatooine", DARK)
                        .hand(DARK, "Tyrant", "Punishing One")
                        .turn(DARK, Phase.DEPLOY);

        assertThat(scene.deployCost("Tyrant", "Dantooine"))
                .isEqualTo(scene.deployCost("Tyrant", "Tatooine") - 1);
        assertThat(scene.deployCost("Punishing One", "Dantooine"))
                .isEqualTo(scene.deployCost("Punishing One", "Tatooine"));
    }

    @Test
    @Claim("presence#10")
    void ozzelAddsTwoToWhatHePilots() {
        var scene =
                table().at("Dantooine", "Devastator", "Tyrant")
                        .pilot("Devastator", "Admiral Ozzel")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.power("Devastator"))
                .isEqualTo(
                        scene.printed("Devastator").figures().getOrDefault(Figure.POWER, 0.0) + 2);
        assertThat(scene.power("Tyrant"))
                .isEqualTo(scene.printed("Tyrant").figures().get(Figure.POWER));
    }

    private static Scene battleWhereOzzelIs(boolean vader) {
        var position =
                table().at("Hoth: Ice Plains (5th Marker)", "Admiral Ozzel", "Rebel Trooper")
                        .at("Hoth: Defensive Perimeter (3rd Marker)", "Rogue 1")
                        .pilot("Rogue 1", "Luke Skywalker")
                        .force(DARK, 3)
                        .force(LIGHT, 3);
        if (vader) {
            position.at(CANTINA, "Darth Vader");
        }
        var scene = position.turn(DARK, Phase.BATTLE);
        // nobody gets out
        return scene.battleAt("Hoth: Ice Plains (5th Marker)").react("Rogue 1").choose();
    }

    @Test
    @Claim("presence#11")
    void ozzelIsLostWhenTheOpponentReactsWhereHeIsWhileVaderIsAbout() {
        var scene = battleWhereOzzelIs(true);

        assertThat(scene.locationOf("Rogue 1")).isEqualTo("Hoth: Ice Plains (5th Marker)");
        assertThat(scene.isOnTable("Admiral Ozzel")).isFalse();
        assertThat(scene.lost(DARK)).contains("Admiral Ozzel");
    }

    @Test
    @Claim("presence#11")
    void withoutVaderOzzelSurvivesAReact() {
        assertThat(battleWhereOzzelIs(false).isOnTable("Admiral Ozzel")).isTrue();
    }

    @Test
    @Claim("presence#11")
    void aReactWhereOzzelIsNotOrOfHisOwnSideDoesNotTouchHim() {
        var elsewhere =
                table().at(PLAINS, "Stormtrooper", "Rebel Trooper")
                        .at("Hoth: Defensive Perimeter (3rd Marker)", "Rogue 1")
                        .pilot("Rogue 1", "Luke Skywalker")
                        .at(CANTINA, "Darth Vader", "Admiral Ozzel")
                        .force(DARK, 3)
                        .force(LIGHT, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(PLAINS)
                        .react("Rogue 1")
                        .choose();
        assertThat(elsewhere.locationOf("Rogue 1")).isEqualTo(PLAINS);
        assertThat(elsewhere.isOnTable("Admiral Ozzel")).isTrue();

        var own =
                table().at("dark Dantooine", "Devastator", "X-wing")
                        .pilot("Devastator", "Admiral Ozzel")
                        .at("Hoth", "Tyrant")
                        .at(CANTINA, "Darth Vader")
                        .force(DARK, 3)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Dantooine")
                        .react("Tyrant");
        assertThat(own.locationOf("Tyrant")).isEqualTo("Dantooine");
        assertThat(own.isOnTable("Admiral Ozzel")).isTrue();
    }

    @Test
    @Claim({"presence#12", "presence#16"})
    void vaderIsADarkJediOfPowerSix() {
        var scene = table().at(CANTINA, "Darth Vader").turn(DARK, Phase.CONTROL);

        assertThat(scene.power("Darth Vader")).isEqualTo(6);
        assertThat(scene.ability("Darth Vader")).isEqualTo(6);
        assertThat(scene.deployCost("Darth Vader", CANTINA)).isEqualTo(6);
        assertThat(scene.forfeitValue("Darth Vader")).isEqualTo(8);
        assertThat(scene.immunity("Darth Vader")).isEqualTo(5);
        assertThat(scene.printed("Darth Vader").is(Subtype.IMPERIAL)).isTrue();
    }

    @Test
    @Claim("presence#13")
    void eachBattleDestinyIsOneMoreWithVaderInTheBattle() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker", "Han Solo")
                        .force(DARK, 2)
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).passWeapons().answer(DARK, "yes");

        assertThat(scene.battleDestiny(DARK)).isEqualTo(4);
        var elsewhere =
                table().at(CANTINA, "Grand Moff Tarkin", "DS-61-2", "Luke Skywalker")
                        .at("Death Star: War Room", "Darth Vader")
                        .force(DARK, 2)
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        elsewhere.battleAt(CANTINA).passWeapons().answer(DARK, "yes");
        assertThat(elsewhere.battleDestiny(DARK)).isEqualTo(3);
        var opponent =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker", "Rebel Trooper")
                        .force(LIGHT, 2)
                        .nextDestiny(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);
        opponent.battleAt(CANTINA).passWeapons();
        opponent.passUntil(LIGHT, Prompt.Key.DRAW_BATTLE_DESTINY).answer(LIGHT, "yes");
        assertThat(opponent.battleDestiny(LIGHT)).isEqualTo(3);
    }

    @Test
    @Claim("presence#14")
    void vaderAddsThreeToWhatHePilots() {
        var scene =
                table().at("Tatooine", "Devastator")
                        .pilot("Devastator", "Darth Vader")
                        .turn(DARK, Phase.CONTROL);
        var riding =
                table().at("Tatooine", "Devastator")
                        .passenger("Devastator", "Darth Vader")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.power("Devastator")).isEqualTo(12);
        assertThat(riding.power("Devastator")).isEqualTo(12 - 3);
    }

    @Test
    @Claim("presence#15")
    void vaderInHisCustomTieAddsFourInsteadOfThree() {
        var scene =
                table().at("Tatooine", "Vader's Custom TIE")
                        .pilot("Vader's Custom TIE", "Darth Vader")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.power("Vader's Custom TIE")).isEqualTo(6);
        assertThat(scene.maneuver("Vader's Custom TIE")).isEqualTo(6);
    }

    @Test
    @Claim({"presence#2", "presence#4"})
    void captivesUndercoverSpiesAndEmptyPlacesGiveNoPresence() {
        var captive =
                table().at(CANTINA, "Boba Fett")
                        .captive("Boba Fett", "Leia Organa")
                        .turn(DARK, Phase.CONTROL);
        assertThat(captive.occupies(LIGHT, CANTINA)).isFalse();
        assertThat(captive.controls(DARK, CANTINA)).isTrue();

        var spy = table().at(CANTINA, "TK-422").undercover("TK-422").turn(DARK, Phase.CONTROL);
        assertThat(spy.totalAbility(CANTINA, LIGHT)).isZero();
        assertThat(spy.occupies(LIGHT, CANTINA)).isFalse();
        assertThat(spy.controls(LIGHT, CANTINA)).isFalse();

        var nobody = table().at(CANTINA, "C-3PO").site(FARM, DARK).turn(DARK, Phase.CONTROL);
        for (String site : new String[] {CANTINA, FARM}) {
            assertThat(nobody.controls(LIGHT, site)).isFalse();
            assertThat(nobody.controls(DARK, site)).isFalse();
        }
    }

    @Test
    @Claim({"presence#1", "presence#3", "presence#5"})
    void aVehicleInAHoldIsFeltAtTheSystemAndNowhereElse() {
        var scene =
                table().at("Tatooine", "Home One")
                        .cargo("Home One", "Rogue 1")
                        .passenger("Rogue 1", "Obi-Wan Kenobi")
                        .site("Home One: Docking Bay", LIGHT)
                        .site(FARM, DARK)
                        .turn(LIGHT, Phase.CONTROL);
        var without = table().at("Tatooine", "Home One").turn(LIGHT, Phase.CONTROL);

        assertThat(scene.totalAbility("Tatooine", LIGHT))
                .isEqualTo(without.totalAbility("Tatooine", LIGHT) + 6);
        assertThat(scene.occupies(LIGHT, "Home One: Docking Bay")).isFalse();
        assertThat(scene.occupies(LIGHT, FARM)).isFalse();
    }

    /** Maul takes all ability from opponents of ability 3 or less where he is. */
    private static Scene beside(String... rebels) {
        return table().at("Tatooine: Cantina", "Darth Maul")
                .at("Tatooine: Cantina", rebels)
                .at("Tatooine: Mos Eisley", "Stormtrooper", "Rebel Trooper")
                .force(LIGHT, 5)
                .force(DARK, 5)
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    void totalAbilitySetToZeroTakesAwayPresence() {
        var scene = beside("Han Solo", "Leia Organa");

        assertThat(scene.totalAbility("Tatooine: Cantina", LIGHT)).isZero();
        assertThat(Presence.occupies(scene.state(), LIGHT, scene.card("Tatooine: Cantina")))
                .isFalse();
        assertThat(Presence.controls(scene.state(), DARK, scene.card("Tatooine: Cantina")))
                .isTrue();
        scene.offers("drain at Tatooine: Cantina");
        scene.passUntil(DARK, Phase.BATTLE)
                .mayNot("battle at Tatooine: Cantina")
                .offers("battle at Tatooine: Mos Eisley");
    }

    @Test
    void whoeverIsNotReachedByItKeepsHisPresence() {
        var scene = beside("Han Solo", "Luke Skywalker");

        assertThat(scene.totalAbility("Tatooine: Cantina", LIGHT)).isEqualTo(3 + 4);
        assertThat(Presence.occupies(scene.state(), LIGHT, scene.card("Tatooine: Cantina")))
                .isTrue();
        assertThat(scene.totalAbility("Tatooine: Mos Eisley", LIGHT)).isEqualTo(1);
    }
}
