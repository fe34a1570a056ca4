package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hunt Down And Destroy The Jedi. */
class HuntDownAndDestroyTheJediTest {
    private static final String HUNT = "Hunt Down And Destroy The Jedi";
    private static final String VADER = "Darth Vader";
    private static final String SQUADRON = "Death Star Assault Squadron";
    private static final String VISAGE = "Visage Of The Emperor";

    private static Position hunt() {
        return table().beside(DARK, HUNT).force(DARK, 9);
    }

    private static Position fireGone() {
        return hunt().mark(HUNT, Flag.FLIPPED);
    }

    @Test
    void forFourForceVaderComesBackToHandAndWhatHeCarriesIsUsed() {
        var scene =
                hunt().at(WAR_ROOM, VADER, "Stormtrooper")
                        .on(VADER, "Vader's Lightsaber")
                        .on("Stormtrooper", "Imperial Blaster")
                        .turn(DARK, Phase.MOVE);
        scene.use(HUNT).passResponses();
        assertThat(scene.hand(DARK)).containsExactly(VADER);
        assertThat(scene.used(DARK)).contains("Vader's Lightsaber");
        assertThat(scene.hostOf("Imperial Blaster")).isEqualTo("Stormtrooper");
        assertThat(scene.forcePile(DARK)).hasSize(5);
    }

    @Test
    void notFromAPlaceThatIsNotControlledNorInAnotherPhaseNorForLess() {
        hunt().at(WAR_ROOM, VADER, "Rebel Trooper").turn(DARK, Phase.MOVE).mayNot("use " + HUNT);
        hunt().at(WAR_ROOM, VADER).turn(DARK, Phase.CONTROL).mayNot("use " + HUNT);
        mayNotInThisPhase(hunt().at(WAR_ROOM, VADER).turn(LIGHT, Phase.MOVE), "use " + HUNT);
        hunt().at(WAR_ROOM, "Stormtrooper").turn(DARK, Phase.MOVE).mayNot("use " + HUNT);
        table().beside(DARK, HUNT)
                .force(DARK, 3)
                .at(WAR_ROOM, VADER)
                .turn(DARK, Phase.MOVE)
                .mayNot("use " + HUNT);
    }

    @Test
    @Claim({"death-star-assault-squadron#5", "death-star-assault-squadron#6"})
    void theSquadronComesBackAsVader() {
        var scene = hunt().at("Tatooine", SQUADRON).turn(DARK, Phase.MOVE);
        scene.use(HUNT).passResponses();
        assertThat(scene.hand(DARK)).containsExactly(SQUADRON);
        assertThat(scene.forcePile(DARK)).hasSize(5);
        // a squadron without Vader does not
        hunt().at("Tatooine", "Black 2", "TIE Fighter")
                .turn(DARK, Phase.MOVE)
                .mayNot("use " + HUNT);
    }

    @Test
    @Claim("death-star-assault-squadron#5")
    void asASquadronItUsesThreeWeaponsATurn() {
        var scene = table().at("Tatooine", SQUADRON, "TIE Fighter").turn(DARK, Phase.CONTROL);
        assertThat(scene.figure(Figure.WEAPONS_PER_TURN, SQUADRON)).isEqualTo(3);
        assertThat(scene.figure(Figure.WEAPONS_PER_TURN, "TIE Fighter")).isEqualTo(1);
    }

    @Test
    void itFlipsWhileVaderIsAtABattlegroundAndNoJediOrLukeIs() {
        assertThat(flipped(hunt().at(CANTINA, VADER))).isTrue();
        assertThat(flipped(hunt().at(WAR_ROOM, VADER))).isFalse();
        assertThat(flipped(hunt().at(CANTINA, VADER).at(BAY, "Obi-Wan Kenobi"))).isFalse();
        assertThat(flipped(hunt().at(CANTINA, VADER).at(BAY, "Luke Skywalker"))).isFalse();
        assertThat(flipped(hunt().at(CANTINA, VADER).at(BAY, "Rebel Trooper"))).isTrue();
        // Luke is inside the Death Star, where no battleground is, or above a planet
        assertThat(flipped(hunt().at(CANTINA, VADER).at(WAR_ROOM, "Luke Skywalker"))).isTrue();
        assertThat(flipped(flying(hunt().at(CANTINA, VADER), "Luke Skywalker"))).isTrue();
        assertThat(flipped(hunt().at(CANTINA, "Stormtrooper"))).isFalse();
    }

    @Test
    void itFlipsBackForLukeOrAJediOrWithoutVader() {
        assertThat(flipped(fireGone().at(WAR_ROOM, VADER))).isTrue();
        assertThat(flipped(fireGone().at(WAR_ROOM, "Stormtrooper"))).isFalse();
        assertThat(flipped(fireGone().at(WAR_ROOM, VADER).at(BAY, "Luke Skywalker"))).isFalse();
        assertThat(flipped(flying(fireGone().at(WAR_ROOM, VADER), "Luke Skywalker"))).isTrue();
        assertThat(flipped(fireGone().at(WAR_ROOM, VADER).at(BAY, "Obi-Wan Kenobi"))).isFalse();
    }

    private static Position flying(Position position, String pilot) {
        return position.at("Tatooine", "X-wing").pilot("X-wing", pilot);
    }

    private static boolean flipped(Position position) {
        return position.turn(DARK, Phase.CONTROL).pass().has(HUNT, Flag.FLIPPED);
    }

    @Test
    void senseAndAlterDrawHigherOnItsFirstSide() {
        var scene =
                hunt().hand(LIGHT, "Sense")
                        .hand(DARK, "Alter (1_234)", "Imperial Barrier")
                        .turn(DARK);
        assertThat(scene.figure(Figure.TEXT_DESTINY_DRAW, "Sense")).isEqualTo(4);
        assertThat(scene.figure(Figure.TEXT_DESTINY_DRAW, "Alter")).isEqualTo(4);
        assertThat(scene.figure(Figure.TEXT_DESTINY_DRAW, "Imperial Barrier")).isZero();
    }

    @Test
    void onItsOtherSideTheLightSidePlaysNeither() {
        for (boolean gone : new boolean[] {true, false}) {
            var scene =
                    (gone ? fireGone() : hunt())
                            .at(WAR_ROOM, VADER, "General Veers")
                            .on("General Veers", "Demotion")
                            .at("Yavin 4: Docking Bay", "Leia Organa")
                            .hand(LIGHT, "Alter (1_71)")
                            .force(LIGHT, 3)
                            .turn(LIGHT, Phase.CONTROL);
            assertThat(scene.isOffered("play Alter")).isEqualTo(!gone);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Luke Skywalker, true, false",
        "Leia Organa, true, false",
        "Chewbacca, true, true",
        "Obi-Wan Kenobi, true, false",
        "Luke Skywalker, false, true"
    })
    @Ruling("skywalkers")
    void aSkywalkerMakesNoBattleOrDrainThen(String rebel, boolean gone, boolean may) {
        var scene =
                (gone ? fireGone() : hunt())
                        .at(WAR_ROOM, VADER)
                        .at(WAR_ROOM, rebel)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(scene.isOffered("battle at " + WAR_ROOM)).isEqualTo(may);
        var drain =
                (gone ? fireGone() : hunt())
                        .at(WAR_ROOM, rebel)
                        .at("Tatooine", "Devastator")
                        .passenger("Devastator", VADER)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(drain.isOffered("drain at " + WAR_ROOM)).isEqualTo(may);
    }

    @ParameterizedTest
    @CsvSource({"true, 0", "false, 1"})
    void theVisageCostsTheDarkSideNothingThen(boolean gone, int loss) {
        var scene =
                (gone ? fireGone() : hunt())
                        .at(WAR_ROOM, VADER)
                        .site("Executor: Holotheatre", DARK)
                        .on("Executor: Holotheatre", VISAGE)
                        .turn(DARK, Phase.DRAW);
        scene.passUntil(LIGHT, Phase.ACTIVATE);
        assertThat(scene.lost(DARK)).hasSize(loss);
        assertThat(scene.lost(LIGHT)).hasSize(1);
    }

    @Test
    void aForceDrainAtAnExecutorSitePutsItOutOfPlay() {
        for (boolean gone : new boolean[] {true, false}) {
            var scene =
                    (gone ? fireGone() : hunt())
                            .site("Executor: Holotheatre", DARK)
                            .at("Executor: Holotheatre", VADER)
                            .at(WAR_ROOM, "Stormtrooper")
                            .turn(DARK, Phase.CONTROL);
            scene.drainAt("Executor: Holotheatre").passResponses();
            assertThat(scene.outOfPlay(DARK)).containsExactly(HUNT);
        }
        for (boolean gone : new boolean[] {true, false}) {
            var elsewhere =
                    (gone ? fireGone() : hunt()).at(WAR_ROOM, VADER).turn(DARK, Phase.CONTROL);
            elsewhere.drainAt(WAR_ROOM).passResponses();
            assertThat(elsewhere.outOfPlay(DARK)).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "false, 1, false, true",
        "true, 1, false, true",
        "true, 2, false, false",
        "false, 1, true, true",
        "true, 1, true, true",
        "true, 2, true, false"
    })
    void aDuelThatIsNotEpicPutsItOutOfPlay(boolean epic, int text, boolean gone, boolean out) {
        var position =
                (gone ? fireGone() : hunt())
                        .at(WAR_ROOM, VADER, "Obi-Wan Kenobi")
                        .hand(DARK, "The Circle Is Now Complete");
        if (epic) {
            position.beside(DARK, "Epic Duel");
        }
        var scene = position.turn(DARK, Phase.CONTROL);
        scene.play("The Circle Is Now Complete", text).passResponses();
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.outOfPlay(DARK).contains(HUNT)).isEqualTo(out);
    }

    /** The site it names, of which nothing matters but the title. */
    private static final Card CHAMBER =
            Kinds.site("Executor", "Meditation Chamber", DARK, "0_2")
                    .force(2, 0)
                    .icons(Icon.INTERIOR, Icon.MOBILE, Icon.STARSHIP_SITE)
                    .done();

    @ParameterizedTest
    @CsvSource({
        "true, Scanning Crew, true",
        "false, Scanning Crew, true",
        "true, Twi'lek Advisor, false",
        "false, Twi'lek Advisor, false"
    })
    void aScanningCrewPutsItOutOfPlay(boolean gone, String interrupt, boolean out) {
        var position =
                table().beside(DARK, HUNT)
                        .at(WAR_ROOM, VADER)
                        .hand(DARK, interrupt)
                        .hand(LIGHT, "Rebel Trooper")
                        .force(DARK, 3)
                        .lost(DARK, 1);
        if (gone) {
            position.mark(HUNT, Flag.FLIPPED);
        }
        var scene = position.turn(DARK, Phase.CONTROL);
        scene.play(interrupt).passResponses();
        assertThat(scene.outOfPlay(DARK).contains(HUNT)).isEqualTo(out);
    }

    @ParameterizedTest
    @CsvSource({
        "Executor: Meditation Chamber, Darth Vader, 3",
        "Death Star: War Room, Darth Vader, 5",
        "Executor: Meditation Chamber, Stormtrooper, 5"
    })
    void fromTheMeditationChamberVaderLowersBattleDestiny(String place, String who, int destiny) {
        var scene =
                tableWith(CHAMBER)
                        .beside(DARK, HUNT)
                        .mark(HUNT, Flag.FLIPPED)
                        .site(place, DARK)
                        .at(place, who)
                        .at(BAY, who.equals(VADER) ? "Stormtrooper" : VADER)
                        .at(PLAINS, "General Veers", "Leia Organa", "Rebel Trooper")
                        .force(DARK, 3)
                        .nextDestiny(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(PLAINS);
        scene.answerDefaults(() -> scene.inBattle() && Double.isNaN(scene.battleDestiny(LIGHT)));
        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(destiny);
    }

    @Test
    void onItsSecondSideVisageDeploysWithoutALoss() {
        for (boolean gone : new boolean[] {true, false}) {
            var scene =
                    (gone ? fireGone() : hunt())
                            .site("Executor: Holotheatre", DARK)
                            .at(WAR_ROOM, VADER)
                            .hand(DARK, VISAGE)
                            .turn(DARK, Phase.DEPLOY);
            int life = scene.lifeForce(DARK);
            scene.deploy(VISAGE);
            if (!gone) {
                scene.lose("Reserve Deck").lose("Reserve Deck");
            }
            scene.passResponses();
            assertThat(scene.hostOf(VISAGE)).isEqualTo("Executor: Holotheatre");
            assertThat(life - scene.lifeForce(DARK)).isEqualTo(gone ? 0 : 2);
        }
    }
}
