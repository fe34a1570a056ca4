package holosite.rules.persona;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.When.inBattle;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.adds;
import static holosite.language.words.Abilities.always;
import static holosite.language.words.Abilities.deploysOn;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Actions.lost;
import static holosite.language.words.Amounts.number;
import static holosite.language.words.Effects.retrieve;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.HOST;
import static holosite.language.words.Filters.STARSHIP;
import static holosite.language.words.Filters.persona;
import static holosite.language.words.Filters.your;
import static holosite.language.words.Kinds.effect;
import static holosite.language.words.Kinds.lostInterrupt;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.ability.Modifier;
import holosite.language.card.Compare;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.filter.CardState;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Versions of one person or thing, also those built into other cards. */
class PersonaTest {
    private static final String PLAZA = "Cloud City: Upper Plaza Corridor";
    private static final String SQUADRON = "Death Star Assault Squadron";
    private static final String VADER_ARMED = "Darth Vader With Lightsaber";
    private static final String LANDO_SHIP = "Lando In Millennium Falcon";

    private static final Card DRAG =
            effect("Plain Drag", LIGHT, "0_55")
                    .destiny(3)
                    .says(deploysOn(STARSHIP), always(Modifier.set(Figure.POWER, number(0), HOST)));

    /** Names each of three persons, with a number of his own. */
    private static final Card HOMAGE =
            effect("Plain Homage", DARK, "0_52")
                    .destiny(3)
                    .says(
                            deploysOnTable(),
                            adds(1, Figure.FORFEIT, persona("Palpatine")),
                            adds(2, Figure.FORFEIT, persona("Emperor")),
                            adds(4, Figure.FORFEIT, persona("Sidious")));

    /** Needs a Dark Jedi in the battle, present at its place or aboard a ship. */
    private static final Card SUMMONS =
            lostInterrupt("Plain Summons", DARK, "0_54")
                    .destiny(3)
                    .says(
                            lost(
                                    at(inBattle())
                                            .target(
                                                    "jedi",
                                                    your(CHARACTER)
                                                            .having(
                                                                    Figure.ABILITY,
                                                                    Compare.AT_LEAST,
                                                                    6)
                                                            .in(CardState.IN_BATTLE))
                                            .then(retrieve(Who.YOU, 1))));

    private static Position table() {
        var cards = new ArrayList<>(AllCards.all());
        cards.addAll(List.of(DRAG, HOMAGE, SUMMONS));
        return Scene.with(() -> cards);
    }

    // ---- characters

    @Test
    @Claim({"personas#1", "personas#2"})
    @Ruling("one-version-of-a-persona")
    void oneVersionIsOnTheTableWhosesoeverItIs() {
        table().at(PLAZA, "dark Lando Calrissian")
                .at(CANTINA, "Rebel Trooper")
                .hand(LIGHT, "light Lando Calrissian", "Han Solo")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Han Solo")
                .mayNot("deploy light Lando Calrissian");
        table().at(PLAZA, "Stormtrooper")
                .at(CANTINA, "light Lando Calrissian")
                .hand(DARK, "dark Lando Calrissian")
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy dark Lando Calrissian");
        table().at(CANTINA, "Darth Vader")
                .hand(DARK, "Darth Vader, Dark Lord Of The Sith")
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Darth Vader, Dark Lord Of The Sith");
        // with none of them there, each may come
        table().at(PLAZA, "Stormtrooper")
                .hand(DARK, "dark Lando Calrissian")
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy dark Lando Calrissian");
    }

    @Test
    @Claim({"personas#3", "personas#6"})
    void whatGoesOnAPersonaGoesOnAnyCardThatContainsIt() {
        var scene =
                table().at("Tatooine", SQUADRON)
                        .hand(LIGHT, "Uncontrollable Fury")
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Uncontrollable Fury");

        assertThat(scene.hostOf("Uncontrollable Fury")).isEqualTo(SQUADRON);
        // a ship that contains somebody else, or nobody, is not Vader
        table().at("Tatooine", "Boba Fett In Slave I", "TIE Assault Squadron", "TIE Fighter")
                .hand(LIGHT, "Uncontrollable Fury")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Uncontrollable Fury");
    }

    @Test
    @Claim("personas#5")
    void bobaFettInHisShipDeploysFreeToLynMe() {
        var scene =
                table().at(BAY, "Lyn Me")
                        .hand(DARK, "Boba Fett In Slave I")
                        .turn(DARK, Phase.DEPLOY);

        scene.deploy("Boba Fett In Slave I");

        assertThat(scene.locationOf("Boba Fett In Slave I")).isEqualTo(BAY);
        table().at(BAY, "Stormtrooper")
                .hand(DARK, "Boba Fett In Slave I")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Boba Fett In Slave I");
    }

    @Test
    @Claim({"personas#7", "personas#8"})
    void aWeaponOfAPersonaGoesOnlyOnACharacter() {
        table().at("Tatooine", SQUADRON)
                .hand(DARK, "Vader's Lightsaber")
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Vader's Lightsaber");
        table().at(CANTINA, "Darth Vader")
                .hand(DARK, "Vader's Lightsaber")
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Vader's Lightsaber");
    }

    @Test
    @Claim("personas#9")
    void aShipWithoutPowerIsNotReplacedByItsPilotEither() {
        var weak =
                table().at("Tatooine", LANDO_SHIP)
                        .on(LANDO_SHIP, "Plain Drag")
                        .hand(LIGHT, "light Lando Calrissian")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(weak.power(LANDO_SHIP)).isZero();
        weak.mayNot("replace light Lando Calrissian");
    }

    @Test
    @Claim({"personas#9", "death-star-assault-squadron#2"})
    void onlyCharactersReplaceEachOther() {
        table().at(BAY, "light Lando Calrissian")
                .hand(LIGHT, LANDO_SHIP)
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("replace " + LANDO_SHIP, "deploy " + LANDO_SHIP);
        table().at("Tatooine", LANDO_SHIP)
                .hand(LIGHT, "light Lando Calrissian")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("replace light Lando Calrissian");
        // not even where power and ability would allow it
        table().at(PLAZA, "dark Lando Calrissian")
                .hand(LIGHT, LANDO_SHIP, "light Lando Calrissian")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("replace light Lando Calrissian")
                .mayNot("replace " + LANDO_SHIP);
        table().at("Tatooine", SQUADRON)
                .hand(DARK, "Darth Vader", "DS-61-2", "Black 2")
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("replace Darth Vader", "replace DS-61-2", "replace Black 2");
        table().at(CANTINA, "Darth Vader")
                .system("Tatooine", DARK)
                .hand(DARK, SQUADRON)
                .force(DARK, 14)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("replace " + SQUADRON);
    }

    // ---- starships and weapons

    @Test
    @Claim({
        "personas-starships-and-weapons#1",
        "personas-starships-and-weapons#4",
        "personas-starships-and-weapons#5"
    })
    void oneFalconIsOnTheTable() {
        table().at("Tatooine", "Millennium Falcon")
                .pilot("Millennium Falcon", "Han Solo")
                .hand(LIGHT, LANDO_SHIP, "X-wing")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy X-wing")
                .mayNot("deploy " + LANDO_SHIP);
        table().at("Tatooine", LANDO_SHIP)
                .site(BAY, LIGHT)
                .hand(LIGHT, "Millennium Falcon", "X-wing")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy X-wing")
                .mayNot("deploy Millennium Falcon");
        table().at(BAY, "Rebel Trooper")
                .hand(LIGHT, "Millennium Falcon", LANDO_SHIP)
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Millennium Falcon", "deploy " + LANDO_SHIP);
    }

    @Test
    @Claim({
        "personas-starships-and-weapons#3",
        "personas-starships-and-weapons#4",
        "personas-starships-and-weapons#6"
    })
    void onlyOneCardIsVadersLightsaber() {
        // on a Vader out of the way the saber keeps the armed Vader out
        table().at(CANTINA, "Stormtrooper")
                .on("Stormtrooper", "Vader's Lightsaber")
                .hand(DARK, VADER_ARMED, "Darth Vader")
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Darth Vader")
                .mayNot("deploy " + VADER_ARMED);
        table().at(CANTINA, "Stormtrooper")
                .on("Stormtrooper", "Imperial Blaster")
                .hand(DARK, VADER_ARMED)
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy " + VADER_ARMED);
        table().at(CANTINA, VADER_ARMED)
                .hand(DARK, "Vader's Lightsaber")
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Vader's Lightsaber");
    }

    @Test
    @Claim("death-star-assault-squadron#1")
    void theSquadronIsThreePilotsAndThreeShips() {
        var scene =
                table().at("Tatooine", SQUADRON)
                        .at(CANTINA, "Stormtrooper")
                        .site(BAY, DARK)
                        .hand(
                                DARK,
                                "Darth Vader",
                                "DS-61-2",
                                "DS-61-3",
                                "Black 2",
                                "Black 3",
                                "Vader's Custom TIE",
                                "DS-61-4",
                                "Black 4")
                        .force(DARK, 14)
                        .turn(DARK, Phase.DEPLOY);
        scene.offers("deploy DS-61-4", "deploy Black 4")
                .mayNot(
                        "deploy Darth Vader",
                        "deploy DS-61-2",
                        "deploy DS-61-3",
                        "deploy Black 2",
                        "deploy Black 3",
                        "deploy Vader's Custom TIE");

        for (String one : new String[] {"Darth Vader", "DS-61-2", "DS-61-3"}) {
            table().at(CANTINA, one)
                    .system("Tatooine", DARK)
                    .hand(DARK, SQUADRON)
                    .force(DARK, 14)
                    .turn(DARK, Phase.DEPLOY)
                    .mayNot("deploy " + SQUADRON);
        }
    }

    @Test
    @Claim("death-star-assault-squadron#3")
    void itsVaderIsNoDarkJediInACard() {
        // the summons look aboard ships as well
        for (String there : new String[] {"Darth Vader", SQUADRON}) {
            var scene =
                    table().at(BAY, there, "Stormtrooper", "Luke Skywalker")
                            .hand(DARK, "Plain Summons")
                            .force(DARK, 9)
                            .turn(DARK, Phase.BATTLE);

            scene.battleAt(BAY);

            boolean himself = there.equals("Darth Vader");
            assertThat(scene.isOffered("play Plain Summons")).isEqualTo(himself);
        }
        for (boolean himself : new boolean[] {true, false}) {
            var table = table().at("Tatooine", "X-wing", "Devastator");
            if (himself) {
                table.passenger("Devastator", "Darth Vader");
            } else {
                table.at("Tatooine", SQUADRON);
            }
            var scene = table.hand(DARK, "Plain Summons").force(DARK, 9).turn(DARK, Phase.BATTLE);

            scene.battleAt("Tatooine");

            assertThat(scene.isOffered("play Plain Summons")).isEqualTo(himself);
        }
    }

    // ---- Palpatine, the Emperor and Sidious

    private static final String EMPEROR = "Emperor Palpatine";
    private static final String SENATOR = "Senator Palpatine";
    private static final String SIDIOUS = "Darth Sidious";

    @Test
    @Claim({
        "palpatine-and-the-emperor#1",
        "palpatine-and-the-emperor#4",
        "darth-sidious#1",
        "emperor-palpatine#3"
    })
    void theThreeAreOnTheTableTogether() {
        table().at(CANTINA, SENATOR)
                .at(BAY, SIDIOUS)
                .hand(DARK, EMPEROR)
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy " + EMPEROR);
        table().at(CANTINA, SENATOR)
                .at(BAY, EMPEROR)
                .hand(DARK, SIDIOUS)
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy " + SIDIOUS);
        table().at(CANTINA, EMPEROR, SIDIOUS, "Rebel Trooper")
                .hand(LIGHT, SENATOR)
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy " + SENATOR);
        // a second one of the same person may not
        table().at(BAY, EMPEROR)
                .hand(DARK, EMPEROR + "#2")
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + EMPEROR + "#2");
    }

    @Test
    @Claim({
        "palpatine-and-the-emperor#2",
        "darth-sidious#2",
        "darth-sidious#3",
        "darth-sidious#4",
        "emperor-palpatine#4"
    })
    void aTextThatNamesOneOfThemMeansNoOther() {
        var scene =
                table().at(CANTINA, SENATOR)
                        .at(BAY, EMPEROR, SIDIOUS)
                        .beside(DARK, "Plain Homage")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.forfeitValue(SENATOR)).isEqualTo(5 + 1);
        assertThat(scene.forfeitValue(EMPEROR)).isEqualTo(9 + 2);
        assertThat(scene.forfeitValue(SIDIOUS)).isEqualTo(8 + 4);
    }

    @Test
    @Claim("palpatine-and-the-emperor#3")
    void simAlooServesTheEmperorAndNotTheSenator() {
        var emperor =
                table().at(CANTINA, "Emperor Palpatine", "Rebel Trooper", "Luke Skywalker")
                        .hand(DARK, "Sim Aloo")
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(emperor.deployCost("Sim Aloo", CANTINA)).isEqualTo(2);
        emperor.deploy("Sim Aloo").to(CANTINA);
        emperor.passUntil(DARK, Phase.BATTLE).battleAt(CANTINA);
        assertThat(emperor.figureAt(Figure.BATTLE_DESTINIES, CANTINA, DARK)).isEqualTo(1);

        var senator =
                table().at(CANTINA, "Senator Palpatine", "Sim Aloo", "Luke Skywalker")
                        .hand(DARK, "Stormtrooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        senator.battleAt(CANTINA);
        assertThat(senator.figureAt(Figure.BATTLE_DESTINIES, CANTINA, DARK)).isZero();
        var far =
                table().at(CANTINA, "Senator Palpatine", "Stormtrooper")
                        .hand(DARK, "Sim Aloo")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(far.deployCost("Sim Aloo", CANTINA)).isEqualTo(5);
    }

    @Test
    @Claim({"palpatine-and-the-emperor#5", "darth-sidious#1", "emperor-palpatine#3"})
    void noneReplacesAnother() {
        table().at(CANTINA, EMPEROR)
                .hand(LIGHT, SENATOR)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("replace " + SENATOR);
        for (String dark : List.of(EMPEROR, SIDIOUS)) {
            table().at(BAY, dark.equals(EMPEROR) ? SIDIOUS : EMPEROR)
                    .at(CANTINA, SENATOR)
                    .hand(DARK, dark)
                    .turn(DARK, Phase.DEPLOY)
                    .mayNot("replace " + dark);
        }
    }

    // ---- stormtroopers
}
